import { createStore } from "../page-state/store";

const progress = createStore<number | undefined>(undefined);

/** From 0 to 1 while a challenge is being solved, undefined before and after. */
export const noteSolving = progress.set;

export const useSolving = progress.useValue;

import { createStore } from "@/lib/page-state/store";

/** The goods whose heart was pressed on this page, for as long as it is kept. */
export const justKept = createStore<number | undefined>(undefined);

import type { Quote } from "@/gateway/contract/sales/checkout";
import type { Draft } from "./draft";

/** What every part of the confirm page is given. */
export interface Own {
	quote: Quote;
	draft: Draft;
	onChange: (part: Partial<Draft>) => void;
}

export type Group = Quote["groups"][number];

import type { RefObject } from "react";
import type { SendAddress } from "@/components/identity/address/use-address-form";
import type { Quote } from "@/gateway/contract/sales/checkout";
import type { Draft } from "./draft";

/** What every part of the confirm page is given. */
export interface Own {
	quote: Quote;
	draft: Draft;
	onChange: (part: Partial<Draft>) => void;
	/** Is given how an address is saved, as long as one is being written. */
	sender: RefObject<SendAddress | null>;
}

export type Group = Quote["groups"][number];

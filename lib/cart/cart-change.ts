import type { CartWish } from "./cart-wish";

/** What a shopper does to the cart; each is one command of the gateway. */
export type CartChange =
	| {
			kind: "save";
			items: CartWish[];
			/** As far as it can be had, since the shopper has been told that it is in. */
			isTaken?: true;
	  }
	| { kind: "quantity"; id: number; quantity: number }
	| { kind: "remove"; ids: number[] }
	| { kind: "keep"; ids: number[] }
	| { kind: "sku"; id: number; skuId: number }
	| { kind: "choose"; ids?: number[]; isChosen: boolean };

/** Lines that a change is about; undefined for all of them, none for what is only put in. */
export function linesOf(change: CartChange): number[] | undefined {
	switch (change.kind) {
		case "save":
			return [];
		case "quantity":
		case "sku":
			return [change.id];
		default:
			return change.ids;
	}
}

/** Of two that follow each other: whether the later one alone says all that is wanted. */
export function isReplacedBy(earlier: CartChange, later: CartChange): boolean {
	return (
		earlier.kind === "quantity" &&
		later.kind === "quantity" &&
		earlier.id === later.id
	);
}

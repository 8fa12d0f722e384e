import { type LineState, quantityMax } from "../../../contract/sales/cart";

interface Sold {
	stock: number;
	isShown: boolean;
}

/** No more than this can be asked for now. */
export function mostOf({ stock, isShown }: Sold): number {
	return isShown ? Math.min(stock, quantityMax) : 0;
}

export function stateOf(line: Sold & { quantity: number }): LineState {
	if (!line.isShown) return "offShelf";
	if (line.stock === 0) return "soldOut";
	return line.quantity > mostOf(line) ? "fewer" : "available";
}

/** Whether it stands among what can be bought; what stands there with too many of it has to be lowered first. */
export function isSold(state: LineState): boolean {
	return state === "available" || state === "fewer";
}

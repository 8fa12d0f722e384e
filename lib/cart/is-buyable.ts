import type { LineState } from "@/gateway/contract/sales/cart";

/** Whether any of it can be had now. */
export const isBuyable = (state: LineState): state is "available" | "fewer" =>
	state === "available" || state === "fewer";

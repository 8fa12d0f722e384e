import type { BoughtBefore } from "@/gateway/contract/sales/buy-again";

export const isBuyable = ({ state }: Pick<BoughtBefore, "state">) =>
	state !== "soldOut" && state !== "offShelf";

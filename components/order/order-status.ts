import type { MerchantOrder } from "@/gateway/contract/order";

const statuses = {
	0: "toShip",
	1: "toReceive",
	2: "received",
	3: "completed",
	9: "cancelled",
} as const;

/** How far an order is, as the specification's list of states has it: what is not paid is that before all else. */
export function orderStatusOf({
	status,
	paid,
	cartType,
}: Pick<MerchantOrder, "status" | "paid" | "cartType">) {
	const known = statuses[status];
	if (known === "cancelled") return known;
	if (!paid) return "unpaid";
	return known === "toShip" && cartType === "SUPERMARKET" ? "toAccept" : known;
}

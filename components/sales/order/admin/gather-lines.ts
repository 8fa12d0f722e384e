import type { Substitution } from "@/gateway/contract/sales/checkout-terms";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";

/** A line, and how many of its pieces were not paid back. */
export type LineLeft = ReturnType<typeof leftOf>[number];

/** Lines of which pieces are left. */
export function leftOf({ lines }: StaffOrder) {
	return lines
		.map((line) => ({ ...line, left: line.quantity - line.refundedQuantity }))
		.filter(({ left }) => left > 0);
}

interface GatheredLine {
	skuId: number;
	name: string;
	options: string;
	pieces: number;
	/** For which orders, and what their buyers want where it is not there; null in the mall. */
	of: {
		orderNo: string;
		quantity: number;
		substitution: Substitution | null;
	}[];
}

/** What orders need of each sku together, by the names of the goods. */
export function gatherLines(orders: StaffOrder[]): GatheredLine[] {
	const bySku = new Map<number, GatheredLine>();
	for (const order of orders)
		for (const { skuId, name, options, left, substitution } of leftOf(order)) {
			const words = Object.values(options).join(" · ");
			const known = bySku.get(skuId);
			const gathered = known ?? {
				skuId,
				name,
				options: words,
				pieces: 0,
				of: [],
			};
			gathered.pieces += left;
			gathered.of.push({
				orderNo: order.orderNo,
				quantity: left,
				substitution: order.cartType === "SUPERMARKET" ? substitution : null,
			});
			bySku.set(skuId, gathered);
		}
	return [...bySku.values()].sort((one, other) =>
		one.name.localeCompare(other.name),
	);
}

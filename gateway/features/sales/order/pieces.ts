import type { Pieces } from "../../catalog/goods/service";

/** What lines hold that did not go back, one entry a sku. */
export function piecesOf(
	lines: (Pieces & { refundedQuantity?: number })[],
): Pieces[] {
	const bySku = new Map<number, number>();
	for (const { skuId, quantity, refundedQuantity = 0 } of lines) {
		const held = quantity - refundedQuantity;
		if (held > 0) bySku.set(skuId, (bySku.get(skuId) ?? 0) + held);
	}
	return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

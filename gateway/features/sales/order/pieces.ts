import type { Pieces } from "../../catalog/goods/service";
import type { LineRow } from "./repository";

/** What lines hold that did not go back, one entry a sku. */
export function piecesOf(
	lines: Pick<LineRow, "skuId" | "quantity" | "refundedQuantity">[],
): Pieces[] {
	const bySku = new Map<number, number>();
	for (const { skuId, quantity, refundedQuantity } of lines) {
		const held = quantity - refundedQuantity;
		if (held > 0) bySku.set(skuId, (bySku.get(skuId) ?? 0) + held);
	}
	return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

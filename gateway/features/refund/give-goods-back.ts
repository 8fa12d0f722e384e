import type { Transaction } from "../../db/client";
import { giveStockBack, type Pieces } from "../goods/stock";
import type { HeldOrder } from "../order/hold-order";
import { giveSlotsBack } from "../store/hold-slot";
import type { RefundLineRow } from "./repository";

/** What was not shipped can be sold again, and a slot that nothing is left to bring in can be had again. */
export async function giveGoodsBack(
	tx: Transaction,
	{ storeId, slotStartsAt }: HeldOrder["order"],
	{ parts, isWhole }: { parts: RefundLineRow[]; isWhole: boolean },
): Promise<void> {
	await giveStockBack(tx, piecesOf(parts));
	if (isWhole && storeId !== null && slotStartsAt !== null)
		await giveSlotsBack(tx, [{ storeId, startsAt: slotStartsAt }]);
}

function piecesOf(parts: RefundLineRow[]): Pieces[] {
	const bySku = new Map<number, number>();
	for (const { part, line } of parts)
		bySku.set(line.skuId, (bySku.get(line.skuId) ?? 0) + part.quantity);
	return [...bySku].map(([skuId, quantity]) => ({ skuId, quantity }));
}

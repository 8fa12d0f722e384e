import type { Transaction } from "../../../db/client";
import { giveStockBack } from "../../catalog/goods/service";
import { giveSlotsBack } from "../../delivery/store/service";
import { type LockedOrder, piecesOf } from "../order/service";
import type { RefundLineRow } from "./repository";

/** What was not shipped can be sold again, and a slot that nothing is left to bring in can be had again. */
export async function giveGoodsBack(
	tx: Transaction,
	{ storeId, slotStartsAt }: LockedOrder["order"],
	{ parts, isWhole }: { parts: RefundLineRow[]; isWhole: boolean },
): Promise<void> {
	const pieces = parts.map(({ part, line }) => ({
		skuId: line.skuId,
		quantity: part.quantity,
	}));
	await giveStockBack(tx, piecesOf(pieces));
	if (isWhole && storeId !== null && slotStartsAt !== null)
		await giveSlotsBack(tx, [{ storeId, startsAt: slotStartsAt }]);
}

import type { Transaction } from "../../../../db/client";
import {
	giveStockBack,
	holdStock,
	reserveStock,
} from "../../../catalog/goods/service";
import { listRefundLines } from "../repository";
import { findExchange, getVariant, updateExchange } from "./repository";

// What is wanted for goods that come back is kept for their buyer from the merchant's consent until an order is made of it,
// or the return comes to nothing. The caller holds the order.

/** Where there are not as many any more, the goods come back for money. */
export async function holdExchange(
	tx: Transaction,
	refundId: number,
): Promise<void> {
	const wanted = await findExchange(tx, refundId);
	if (!wanted) return;
	const { skuId } = wanted;
	const parts = await listRefundLines(tx, [refundId]);
	const quantity = parts.reduce((all, { part }) => all + part.quantity, 0);
	// Whatever it costs by now: it is had at the price that was agreed to.
	await holdStock(tx, [skuId]);
	const { price } = await getVariant(tx, skuId);
	const short = await reserveStock(tx, [{ skuId, quantity, price }]);
	if (short.length === 0)
		await updateExchange(tx, refundId, { held: quantity });
}

/** Nothing happens where nothing is kept. */
export async function releaseExchange(
	tx: Transaction,
	refundId: number,
): Promise<void> {
	const wanted = await findExchange(tx, refundId);
	if (!wanted || wanted.held === 0) return;
	const { skuId, held } = wanted;
	await giveStockBack(tx, [{ skuId, quantity: held }]);
	await updateExchange(tx, refundId, { held: 0 });
}

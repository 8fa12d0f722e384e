import type { Transaction } from "../../../../db/client";
import { giveStockBack } from "../../../catalog/goods/service";
import { insertOrder } from "../../checkout/service";
import {
	getMasterToPay,
	type LockedOrder,
	markPaid,
	tellCreated,
} from "../../order/service";
import { findSourceOf } from "../pay-source";
import { listRefundLines, type RefundRow } from "../repository";
import { composeExchange } from "./compose";
import { findExchange, getVariant, updateExchange } from "./repository";
import { worthOf } from "./worth";

interface Accepted {
	row: RefundRow;
	at: Date;
}

/**
 * Goods that came back and are accepted become an order of what was kept for them, once: with a number of its own, to the
 * same address and without freight. Their worth pays for it; what is dearer waits some days to be paid like any order.
 * Answers the worth; "0.00" where all of the money goes back. The caller holds the order.
 */
export async function makeExchange(
	tx: Transaction,
	locked: LockedOrder,
	{ row, at }: Accepted,
): Promise<string> {
	const wanted = await findExchange(tx, row.id);
	if (!wanted || wanted.held === 0) return "0.00";
	const [accepted] = await listRefundLines(tx, [row.id]);
	if (!accepted) throw new Error(`Refund ${row.no} is about nothing`);
	const { part, line } = accepted;
	const { quantity, amount } = part;
	const { skuId, held } = wanted;
	if (held > quantity)
		await giveStockBack(tx, [{ skuId, quantity: held - quantity }]);
	const worth = worthOf(line, amount, wanted.price);
	const variant = await getVariant(tx, skuId);
	const order = { wanted, variant, line, quantity, worth, at };
	const masterId = await insertOrder(tx, composeExchange(locked, order), {});
	const toPay = await getMasterToPay(tx, { masterId });
	const orderId = toPay.lines[0]?.orderId ?? null;
	await updateExchange(tx, row.id, { held: 0, orderId });
	if (wanted.isDearer) await tellCreated(tx, toPay.master, toPay);
	else {
		const source = await findSourceOf(tx, locked.master.id);
		await updateExchange(tx, row.id, { paymentId: source?.id ?? null });
		await markPaid(tx, toPay, { at, isExchange: true });
	}
	return worth;
}

import type { RefundDetail } from "../../../contract/sales/refund";
import type { Queryable } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { listExchanges } from "./exchange/repository";
import { presentRefund } from "./presenter";
import {
	type FoundRefund,
	listRefundLines,
	listRefundRows,
	listRefundSteps,
} from "./repository";
import { readReturns } from "./return/presenter";

/** A refund that is known to be there; `db` is the transaction where one is under way. */
export async function showRefund(ctx: Ctx, no: string, db: Queryable = ctx.db) {
	const [shown] = await showRefunds(ctx, await listRefundRows(db, { no }), db);
	if (!shown) throw new Error(`There is no refund ${no}`);
	return shown;
}

/** With their lines and history, in the order given. */
export async function showRefunds(
	{ db: own, locale, now }: Ctx,
	found: FoundRefund[],
	db: Queryable = own,
): Promise<RefundDetail[]> {
	const ids = found.map(({ refund }) => refund.id);
	if (ids.length === 0) return [];
	const lines = await listRefundLines(db, ids);
	const steps = await listRefundSteps(db, ids);
	const extrasOf = await readReturns(db, ids);
	const exchanges = await listExchanges(db, ids);
	return found.map((one) => {
		const { id } = one.refund;
		const whole = {
			...one,
			lines: lines.filter(({ part }) => part.refundId === id),
			steps: steps.filter(({ refundId }) => refundId === id),
			extras: extrasOf(id),
			exchange: exchanges.find(({ row }) => row.refundId === id),
		};
		return presentRefund(whole, { locale, now: now() });
	});
}

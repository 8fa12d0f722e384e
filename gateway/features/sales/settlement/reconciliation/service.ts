import type { DataOf, Input } from "../../../../contract/call";
import type {
	askProvider,
	CashLine,
	getReconciliation,
} from "../../../../contract/sales/reconciliation";
import { requireOperator } from "../../../../http/access";
import type { Ctx } from "../../../../http/context";
import { beginOfDay, hongKongTime } from "../../../../http/hong-kong-time";
import { presentPage, sliceOf } from "../../../../http/pages";
import { daysMs } from "../../order/service";
import { readCharge } from "../../payment/service";
import * as repository from "./repository";

// What came in and went out on a day beside what the books make of it, for operators. The ledger is what providers told;
// a line asks its provider itself.

export async function reconcileDay(
	ctx: Ctx,
	{ query }: Pick<Input<typeof getReconciliation>, "query">,
): Promise<DataOf<typeof getReconciliation>> {
	requireOperator(ctx.actor);
	const { day } = query;
	const from = beginOfDay(day);
	const span = { from, to: new Date(from.getTime() + daysMs(1)) };
	const [rows, { total, ...sums }, paidOut] = await Promise.all([
		repository.listCash(ctx.db, span, sliceOf(query)),
		repository.sumCash(ctx.db, span),
		repository.sumPaidOut(ctx.db, span),
	]);
	return {
		...presentPage(query, rows.map(present), total),
		sums: { ...sums, day, paidOut },
	};
}

function present({ at, ...row }: repository.CashRow): CashLine {
	return { ...row, at: hongKongTime(at) };
}

export async function askAboutCharge(
	ctx: Ctx,
	paymentId: number,
): Promise<DataOf<typeof askProvider>> {
	requireOperator(ctx.actor);
	const charge = await readCharge(ctx, paymentId);
	if (!charge) return null;
	const { amount, currency, state } = charge;
	return { amount, currency, state };
}

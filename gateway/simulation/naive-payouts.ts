import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { payout, payoutRun } from "../db/schema/payout";
import { settlementEntry, settlementStatement } from "../db/schema/settlement";
import { approveRun } from "../features/sales/settlement/payout/runs";
import { closeMonths } from "../features/sales/settlement/statement/close";
import { GatewayError } from "../http/errors";
import type { Rules } from "./rules";

// How merchants must not be paid, for the same reason.

/** Books what a run holds whenever somebody approves it. */
export const naiveApproval: Rules["approveRun"] = async (ctx, id) => {
	const [run] = await ctx.db
		.select()
		.from(payoutRun)
		.where(eq(payoutRun.id, id));
	if (run?.state !== "approved") return approveRun(ctx, id);
	const paid = await ctx.db.select().from(payout).where(eq(payout.runId, id));
	const at = ctx.now();
	for (const { id: payoutId, merchantId, amount } of paid)
		await ctx.db.insert(settlementEntry).values(
			[
				{ account: "due" as const, amount },
				{ account: "paid" as const, amount: `-${amount}` },
			].map((side) => ({
				...side,
				merchantId,
				payoutId,
				posting: `payout ${payoutId} at ${at.getTime()}`,
				at,
			})),
		);
	throw new GatewayError(409, "payoutRunDecided");
};

/** Adds what comes late to the month it belongs to, though that is closed. */
export const naiveClosing: Rules["closeMonths"] = async (db, now) => {
	await closeMonths(db, now);
	await db.execute(sql`
		update ${settlementEntry} as entry set statement_id = statement.id
		from ${settlementStatement} as statement
		where statement.merchant_id = entry.merchant_id and entry.statement_id is distinct from statement.id
			and date_trunc('month', entry.at at time zone 'Asia/Hong_Kong') = statement.month`);
};

/** Asks anew with every try. */
export const naiveSending: Rules["sendPayout"] = async (deps, { payoutId }) => {
	const isIt = eq(payout.id, payoutId);
	const [row] = await deps.db.select().from(payout).where(isIt);
	if (row?.state !== "paid" || row.sentAt) return;
	const { number: ref, amount } = row;
	await deps.payments.payouts?.send({ key: randomUUID(), ref, amount });
	await deps.db.update(payout).set({ sentAt: deps.now() }).where(isIt);
};

import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
	type PayoutAccountKind,
	payoutMin,
} from "../../../../contract/sales/payout-terms";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { findRow, lockRow } from "../../../../db/one-row";
import { account } from "../../../../db/schema/account";
import { merchant } from "../../../../db/schema/merchant";
import { payout, payoutAccount, payoutRun } from "../../../../db/schema/payout";
import { settlementEntry } from "../../../../db/schema/settlement";
import type { Slice } from "../../../../http/pages";

export type RunRow = typeof payoutRun.$inferSelect;
export type PayoutRow = typeof payout.$inferSelect;

/** Undefined while there is another draft, also one that is made at this moment. */
export async function insertDraft(
	tx: Transaction,
	row: Pick<RunRow, "draftedBy" | "draftedAt">,
): Promise<number | undefined> {
	const [made] = await tx
		.insert(payoutRun)
		.values(row)
		.onConflictDoNothing()
		.returning({ id: payoutRun.id });
	return made?.id;
}

/** What a merchant is due by now. */
const dueOf = (merchantId: typeof merchant.id | typeof payout.merchantId) =>
	sql<string>`(select coalesce(-sum(${settlementEntry.amount}), 0) from ${settlementEntry}
		where ${settlementEntry.merchantId} = ${merchantId} and ${settlementEntry.account} = 'due')`;

/**
 * Everything that is due to an account that has rested; to the shop's own merchants nothing, it is the shop's money
 * already. Answers how many payouts that makes.
 */
export async function insertPayouts(
	tx: Transaction,
	runId: number,
	{ restedSince, kinds }: { restedSince: Date; kinds: PayoutAccountKind[] },
): Promise<number> {
	const { merchantId, holder, kind, bankCode, number, changedAt } =
		payoutAccount;
	const due = tx
		.select({
			merchantId,
			holder,
			kind,
			bankCode,
			number,
			amount: dueOf(merchant.id).as("amount"),
		})
		.from(payoutAccount)
		.innerJoin(merchant, eq(merchant.id, merchantId))
		.where(
			and(
				eq(merchant.isSelfSupport, false),
				lte(changedAt, restedSince),
				inArray(kind, kinds),
			),
		)
		.as("due");
	const rows = await tx
		.select()
		.from(due)
		.where(sql`${due.amount} >= ${payoutMin}`)
		.orderBy(asc(due.merchantId));
	if (rows.length === 0) return 0;
	await tx.insert(payout).values(rows.map((row) => ({ ...row, runId })));
	return rows.length;
}

export const lockRun = (tx: Transaction, id: number) =>
	lockRow(tx, payoutRun, eq(payoutRun.id, id));

export async function decide(
	tx: Transaction,
	id: number,
	changes: Pick<RunRow, "state" | "decidedBy" | "decidedAt">,
) {
	await tx.update(payoutRun).set(changes).where(eq(payoutRun.id, id));
}

/** Of a run that waits, with what is due by now. */
export function listDrafted(tx: Transaction, runId: number) {
	return tx
		.select({ payout, due: dueOf(payout.merchantId) })
		.from(payout)
		.where(eq(payout.runId, runId))
		.orderBy(asc(payout.merchantId));
}

export async function movePayouts(
	tx: Transaction,
	ids: number[],
	changes: Partial<Pick<PayoutRow, "state" | "returnedAt">>,
) {
	await tx
		.update(payout)
		.set(changes)
		.where(sql`${payout.id} = any(${sql.param(ids)}::int[])`);
}

/** What of a run waits still. */
export async function moveRest(
	tx: Transaction,
	runId: number,
	state: "left" | "dropped",
) {
	await tx
		.update(payout)
		.set({ state })
		.where(and(eq(payout.runId, runId), eq(payout.state, "drafted")));
}

export const lockPayout = (tx: Transaction, id: number) =>
	lockRow(tx, payout, eq(payout.id, id));

export const findPayout = (db: Queryable, id: number) =>
	findRow(db, payout, eq(payout.id, id));

export async function setSent(db: Database, id: number, sentAt: Date) {
	await db.update(payout).set({ sentAt }).where(eq(payout.id, id));
}

const draftedBy = alias(account, "drafted_by");
const decidedBy = alias(account, "decided_by");

/** What a run pays; of an approved one what was left out does not count. */
const counted = sql`${payout.runId} = ${payoutRun.id} and ${payout.state} <> 'left'`;

function runs(db: Queryable) {
	return db
		.select({
			run: payoutRun,
			draftedBy: draftedBy.nickname,
			decidedBy: decidedBy.nickname,
			payouts: sql<number>`(select count(*)::int from ${payout} where ${counted})`,
			amount: sql<string>`(select coalesce(sum(${payout.amount}), 0)::numeric(12, 2)::text from ${payout} where ${counted})`,
		})
		.from(payoutRun)
		.leftJoin(draftedBy, eq(draftedBy.id, payoutRun.draftedBy))
		.leftJoin(decidedBy, eq(decidedBy.id, payoutRun.decidedBy));
}
export type NamedRun = Awaited<ReturnType<typeof runs>>[number];

/** The latest first. */
export const listRuns = (db: Database, { limit, offset }: Slice) =>
	runs(db).orderBy(desc(payoutRun.id)).limit(limit).offset(offset);

export const countRuns = (db: Database) => db.$count(payoutRun);

export async function findRun(
	db: Queryable,
	id: number,
): Promise<NamedRun | undefined> {
	const [row] = await runs(db).where(eq(payoutRun.id, id));
	return row;
}

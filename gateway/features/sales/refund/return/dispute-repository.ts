import {
	and,
	eq,
	exists,
	inArray,
	isNotNull,
	ne,
	notInArray,
} from "drizzle-orm";
import { openStates } from "../../../../contract/sales/refund-terms";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { findRow } from "../../../../db/one-row";
import { account } from "../../../../db/schema/account";
import { refund, refundLine } from "../../../../db/schema/refund";
import { refundDispute, refundSplit } from "../../../../db/schema/return";

export type DisputeRow = typeof refundDispute.$inferSelect;

export async function insertDispute(
	tx: Transaction,
	row: typeof refundDispute.$inferInsert,
): Promise<void> {
	await tx.insert(refundDispute).values(row);
}

export const findDispute = (db: Queryable, refundId: number) =>
	findRow(db, refundDispute, eq(refundDispute.refundId, refundId));

export function listDisputes(db: Queryable, refundIds: number[]) {
	return db
		.select()
		.from(refundDispute)
		.where(inArray(refundDispute.refundId, refundIds));
}

export async function setVerdict(
	tx: Transaction,
	refundId: number,
	verdict: { verdict: string; decidedAt: Date },
): Promise<void> {
	await tx
		.update(refundDispute)
		.set(verdict)
		.where(eq(refundDispute.refundId, refundId));
}

/** Lines wait for a decision again, at what their pieces come to now. */
export async function reopenLines(
	tx: Transaction,
	refundId: number,
	amounts: { lineId: number; amount: string }[],
): Promise<void> {
	for (const { lineId, amount } of amounts)
		await tx
			.update(refundLine)
			.set({ isOpen: true, amount })
			.where(
				and(eq(refundLine.refundId, refundId), eq(refundLine.lineId, lineId)),
			);
}

/** The first of what was one application. */
export async function findRoot(db: Queryable, refundId: number) {
	const row = await findRow(
		db,
		refundSplit,
		eq(refundSplit.refundId, refundId),
	);
	return row?.fromId ?? refundId;
}

export async function insertSplit(
	tx: Transaction,
	row: typeof refundSplit.$inferInsert,
): Promise<void> {
	await tx.insert(refundSplit).values(row);
}

/** Of each refund that was split, or came of it, the numbers of all others. */
export async function listOthers(db: Queryable, refundIds: number[]) {
	const roots = await db
		.select({ id: refundSplit.fromId })
		.from(refundSplit)
		.where(inArray(refundSplit.refundId, refundIds));
	const wholes = [...refundIds, ...roots.map(({ id }) => id)];
	const splits = await db
		.select()
		.from(refundSplit)
		.where(inArray(refundSplit.fromId, wholes));
	if (splits.length === 0) return [];
	const ids = splits.flatMap(({ refundId, fromId }) => [refundId, fromId]);
	const numbers = await db
		.select({ id: refund.id, no: refund.no })
		.from(refund)
		.where(inArray(refund.id, ids));
	const rootOf = new Map(splits.map((one) => [one.refundId, one.fromId]));
	const root = (id: number) => rootOf.get(id) ?? id;
	return refundIds.flatMap((refundId) =>
		numbers
			.filter(({ id }) => id !== refundId && root(id) === root(refundId))
			.map(({ no }) => ({ refundId, no })),
	);
}

/** What whoever has left the shop wrote and showed, once it is decided. */
export async function blankDisputes(db: Database | Transaction): Promise<void> {
	const isLeft = db
		.select({ id: refund.id })
		.from(refund)
		.innerJoin(account, eq(account.id, refund.accountId))
		.where(
			and(
				eq(refund.id, refundDispute.refundId),
				isNotNull(account.deletedAt),
				notInArray(refund.state, [...openStates]),
			),
		);
	await db
		.update(refundDispute)
		.set({ objection: "", images: [] })
		.where(and(ne(refundDispute.objection, ""), exists(isLeft)));
}

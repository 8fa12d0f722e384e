import { and, desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../../../db/client";
import { merchant } from "../../../../db/schema/merchant";
import {
	settlementEntry,
	settlementStatement,
} from "../../../../db/schema/settlement";
import { type Movements, movements } from "./movements-repository";

export type StatementRow = typeof settlementStatement.$inferSelect;

/** Merchants of whom something older than that stands in no statement. */
export async function listToClose(db: Database, before: Date) {
	const rows = await db
		.select({ id: merchant.id })
		.from(merchant)
		.where(
			sql`exists (select from ${settlementEntry} as entry where entry.merchant_id = ${merchant.id}
				and entry.statement_id is null and entry.at < ${before})`,
		);
	return rows.map(({ id }) => id);
}

/** Until the transaction ends nobody else closes a month of this merchant. */
export async function lockMerchant(tx: Transaction, merchantId: number) {
	await tx
		.select({ id: merchant.id })
		.from(merchant)
		.where(eq(merchant.id, merchantId))
		.for("no key update");
}

export async function findLast(
	tx: Transaction,
	merchantId: number,
): Promise<StatementRow | undefined> {
	const [row] = await tx
		.select()
		.from(settlementStatement)
		.where(eq(settlementStatement.merchantId, merchantId))
		.orderBy(desc(settlementStatement.no))
		.limit(1);
	return row;
}

/** When the oldest of what stands in no statement was posted. */
export async function findOldest(tx: Transaction, merchantId: number) {
	const [row] = await tx
		.select({ at: settlementEntry.at })
		.from(settlementEntry)
		.where(
			and(
				eq(settlementEntry.merchantId, merchantId),
				sql`${settlementEntry.statementId} is null`,
			),
		)
		.orderBy(settlementEntry.at)
		.limit(1);
	return row?.at;
}

export async function insertStatement(
	tx: Transaction,
	row: typeof settlementStatement.$inferInsert,
): Promise<number> {
	const [made] = await tx
		.insert(settlementStatement)
		.values(row)
		.returning({ id: settlementStatement.id });
	if (!made) throw new Error("A statement was not kept");
	return made.id;
}

/**
 * What was posted before a moment and stands in no statement stands in this one. Answers what it comes to: read off the
 * same rows that were marked, so that what is posted meanwhile is in neither.
 */
export async function takeEntries(
	tx: Transaction,
	{ id, merchantId }: Pick<StatementRow, "id" | "merchantId">,
	before: Date,
): Promise<Movements> {
	const { rows } = await tx.execute<Record<keyof Movements, string>>(sql`
		with taken as (
			update ${settlementEntry} set statement_id = ${id}
			where merchant_id = ${merchantId} and statement_id is null and at < ${before}
			returning account, posting, amount
		)
		select ${movements} from taken`);
	if (!rows[0]) throw new Error(`Statement ${id} has no sums`);
	return rows[0];
}

export async function writeSums(
	tx: Transaction,
	id: number,
	sums: Movements & Pick<StatementRow, "closing">,
) {
	await tx
		.update(settlementStatement)
		.set(sums)
		.where(eq(settlementStatement.id, id));
}

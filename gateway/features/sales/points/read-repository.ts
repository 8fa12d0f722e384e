import { and, desc, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database, Queryable } from "../../../db/client";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import { pointsEntry } from "../../../db/schema/points";
import type { Valued } from "../../../db/written-once";
import type { Slice } from "../../../http/pages";

/** What an account's entries come to at a moment. */
export interface PointsSums {
	/** Not frozen, and never more than all entries come to. */
	usable: number;
	balance: number;
	accumulated: number;
	spent: number;
	/** When the first of the frozen ones can be used; null where none are. */
	next: Date | null;
}

/** What was taken back of an order's points was frozen as long as they are: both are one part. */
const partsOf = (db: Queryable, accountId: Valued<number>) => {
	const { id, orderId, kind, amount, usableFrom } = pointsEntry;
	const isOrders = sql`${kind} in ('spent', 'givenBack')`;
	const sumWhere = (condition: SQL) =>
		sql<number>`coalesce(sum(${amount}) filter (where ${condition}), 0)`;
	return db
		.select({
			amount: sql<number>`sum(${amount})`.as("part_amount"),
			usableFrom: sql`max(${usableFrom})`.as("part_usable_from"),
			accumulated: sumWhere(sql`not ${isOrders}`).as("part_accumulated"),
			spent: sumWhere(isOrders).as("part_spent"),
		})
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId))
		.groupBy(orderId, sql`case when ${orderId} is null then ${id} end`)
		.as("part");
};

type Parts = ReturnType<typeof partsOf>;

const sumOf = (value: SQL.Aliased<number>) =>
	sql<number>`coalesce(sum(${value}), 0)::int`;

const isUsableAt = ({ usableFrom }: Parts, now: Valued<Date>) =>
	sql`${usableFrom} <= ${now}::timestamptz`;

const usableOf = (part: Parts, now: Valued<Date>) =>
	sql<number>`greatest(least(${sumOf(part.amount)}, coalesce(sum(${part.amount}) filter (where ${isUsableAt(part, now)}), 0)), 0)::int`;

/** {@link PointsSums.usable} as a part of another statement. */
export function usablePoints(
	db: Queryable,
	accountId: Valued<number>,
	now: Valued<Date>,
): SQL<number> {
	const part = partsOf(db, accountId);
	const usable = db.select({ usable: usableOf(part, now) }).from(part);
	return sql<number>`${usable}`;
}

export async function sumEntries(
	db: Queryable,
	accountId: number,
	now: Date,
): Promise<PointsSums> {
	const part = partsOf(db, accountId);
	const [row] = await db
		.select({
			balance: sumOf(part.amount),
			usable: usableOf(part, now),
			accumulated: sumOf(part.accumulated),
			spent: sql<number>`-${sumOf(part.spent)}`,
			next: sql<Date | null>`min(${part.usableFrom}) filter (where not ${isUsableAt(part, now)} and ${part.amount} > 0)`.mapWith(
				pointsEntry.usableFrom,
			),
		})
		.from(part);
	if (!row) throw new Error("An aggregate always has a row");
	return row;
}

/** All of them where no slice is given. What is not on the page is not asked for its number. */
export function listEntries(db: Queryable, accountId: number, slice?: Slice) {
	const entries = db
		.select()
		.from(pointsEntry)
		.where(eq(pointsEntry.accountId, accountId))
		// As the index has it.
		.orderBy(sql`${pointsEntry.id} desc nulls last`)
		.$dynamic();
	const entry = (
		slice ? entries.limit(slice.limit).offset(slice.offset) : entries
	).as("entry");
	return db
		.select({
			id: entry.id,
			kind: entry.kind,
			amount: entry.amount,
			usableFrom: entry.usableFrom,
			at: entry.at,
			masterNo: masterOrder.no,
			orderNo: merchantOrder.no,
		})
		.from(entry)
		.leftJoin(masterOrder, eq(masterOrder.id, entry.masterId))
		.leftJoin(merchantOrder, eq(merchantOrder.id, entry.orderId))
		.orderBy(desc(entry.id));
}
export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number];

export function countEntries(
	db: Queryable,
	accountId: number,
): Promise<number> {
	return db.$count(pointsEntry, eq(pointsEntry.accountId, accountId));
}

/** By their masters: orders that were taken off the list stand in no index of their account. */
export async function sumPaid(
	db: Database,
	accountIds: number[],
): Promise<string> {
	const { total, refunded, masterId } = merchantOrder;
	const ofMaster = sql`(select sum(${total} - ${refunded}) from ${merchantOrder}
		where ${eq(masterId, masterOrder.id)})`;
	const [row] = await db
		.select({ paid: sql<string>`coalesce(sum(${ofMaster}), 0.00)` })
		.from(masterOrder)
		.where(
			and(
				inArray(masterOrder.accountId, accountIds),
				isNotNull(masterOrder.paidAt),
			),
		);
	return row?.paid ?? "0.00";
}

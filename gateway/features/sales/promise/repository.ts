import { and, asc, desc, eq, gte, inArray, lt, lte, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { slotHours } from "../../../contract/delivery/slot-terms";
import type { PromiseState } from "../../../contract/sales/promise-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { merchantOrder } from "../../../db/schema/order";
import { deliveryPromise, promiseDay } from "../../../db/schema/promise";
import { refund } from "../../../db/schema/refund";
import type { Slice } from "../../../http/pages";

type PromiseRow = typeof deliveryPromise.$inferSelect;

const { orderId, storeId, state, until, measuredAt } = deliveryPromise;

/** Part of the statement that makes `orders`: what is brought comes by the end of its slot, what is fetched is ready when it begins. */
export const promisesOfOrders = (at: Date) =>
	sql`(insert into ${deliveryPromise} (order_id, store_id, from_at, until_at, promised_at)
		select id, store_id, slot_starts_at,
			slot_starts_at + case when is_collected then interval '0' else interval '${sql.raw(`${slotHours}`)} hours' end,
			${at.toISOString()}::timestamptz
		from orders where slot_starts_at is not null order by id)`;

/** Undefined where it is not in that state any more. */
export async function movePromise(
	tx: Transaction,
	{ id, from }: { id: number; from: PromiseState },
	changes: Partial<
		Pick<PromiseRow, "state" | "measuredAt" | "points" | "refundId">
	>,
): Promise<PromiseRow | undefined> {
	const [moved] = await tx
		.update(deliveryPromise)
		.set(changes)
		.where(and(eq(orderId, id), eq(state, from)))
		.returning();
	return moved;
}

/** Holds it. Undefined where it is measured, or nothing was promised. */
export async function lockOpen(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(deliveryPromise)
		.where(and(eq(orderId, id), eq(state, "open")))
		.for("no key update");
	return row;
}

export async function addToDay(
	tx: Transaction,
	counted: typeof promiseDay.$inferInsert & { kept: number; broken: number },
): Promise<void> {
	await tx
		.insert(promiseDay)
		.values(counted)
		.onConflictDoUpdate({
			target: [promiseDay.storeId, promiseDay.day],
			set: {
				kept: sql`${promiseDay.kept} + ${counted.kept}`,
				broken: sql`${promiseDay.broken} + ${counted.broken}`,
			},
		});
}

/** With what holds each of its order. */
const dueColumns = {
	id: merchantOrder.id,
	masterId: merchantOrder.masterId,
	accountId: merchantOrder.accountId,
};

/** What is open and should have come before a moment. */
export function listOverdue(db: Database, before: Date, limit: number) {
	return db
		.select(dueColumns)
		.from(deliveryPromise)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderId))
		.where(and(sql`${state} = 'open'`, lt(until, before)))
		.orderBy(asc(until), asc(orderId))
		.limit(limit);
}

/** What was broken and has had no amends. */
export function listBroken(db: Database, limit: number) {
	return db
		.select(dueColumns)
		.from(deliveryPromise)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderId))
		.where(sql`${state} = 'broken'`)
		.orderBy(asc(measuredAt), asc(orderId))
		.limit(limit);
}

export async function waiveBroken(db: Database): Promise<void> {
	await db
		.update(deliveryPromise)
		.set({ state: "waived" })
		.where(sql`${state} = 'broken'`);
}

/** Days of Hong Kong's calendar, both among them. */
interface Days {
	from: string;
	to: string;
}

/** By store; of all where none are named. */
export function sumDays(db: Queryable, { from, to }: Days, of?: number[]) {
	const sum = (column: AnyPgColumn) => sql<number>`sum(${column})::int`;
	return db
		.select({
			storeId: promiseDay.storeId,
			kept: sum(promiseDay.kept),
			broken: sum(promiseDay.broken),
		})
		.from(promiseDay)
		.where(
			and(
				of && inArray(promiseDay.storeId, of),
				gte(promiseDay.day, from),
				lte(promiseDay.day, to),
			),
		)
		.groupBy(promiseDay.storeId);
}

interface Late {
	storeId: number;
	from: Date;
	before: Date;
}

/** As the index of what was late says it. */
const isLate = (late: Late) =>
	and(
		eq(storeId, late.storeId),
		sql`${state} in ('broken', 'amended', 'waived')`,
		gte(until, late.from),
		lt(until, late.before),
	);

/** The latest first. */
export function listLate(db: Database, late: Late, slice: Slice) {
	return db
		.select({
			promise: deliveryPromise,
			orderNo: merchantOrder.no,
			freight: refund.freight,
		})
		.from(deliveryPromise)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderId))
		.leftJoin(refund, eq(refund.id, deliveryPromise.refundId))
		.where(isLate(late))
		.orderBy(desc(until), desc(orderId))
		.limit(slice.limit)
		.offset(slice.offset);
}
export type LateRow = Awaited<ReturnType<typeof listLate>>[number];

export const countLate = (db: Database, late: Late) =>
	db.$count(deliveryPromise, isLate(late));

/** What buyers got for what came late. */
export function listAmends(db: Database, orderIds: number[]) {
	return db
		.select({
			orderId,
			points: deliveryPromise.points,
			freight: refund.freight,
		})
		.from(deliveryPromise)
		.leftJoin(refund, eq(refund.id, deliveryPromise.refundId))
		.where(and(inArray(orderId, orderIds), eq(state, "amended")));
}

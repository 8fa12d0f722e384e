import { and, asc, desc, eq, gt, inArray, sql } from "drizzle-orm";
import type { ActivityState } from "../../../contract/content/activity-terms";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow, lockRow } from "../../../db/one-row";
import { activity, activityGoods } from "../../../db/schema/activity";
import { goods } from "../../../db/schema/goods";
import type { Slice } from "../../../http/pages";

export type Activity = typeof activity.$inferSelect;
type ActivityFields = Omit<typeof activity.$inferInsert, "id">;

/** Those that run, by their end, then those to come, by their beginning. */
export function listOpenActivities(db: Database, now: Date, limit: number) {
	const isComing = gt(activity.startsAt, now);
	return db
		.select()
		.from(activity)
		.where(gt(activity.endsAt, now))
		.orderBy(
			asc(isComing),
			asc(
				sql`case when ${isComing} then ${activity.startsAt} else ${activity.endsAt} end`,
			),
			asc(activity.id),
		)
		.limit(limit);
}

export const findOpenActivity = (db: Database, id: number, now: Date) =>
	findRow(db, activity, and(eq(activity.id, id), gt(activity.endsAt, now)));

/** On the shelf, in order. */
export async function listShownIds(db: Database, activityId: number) {
	const rows = await db
		.select({ id: goods.id })
		.from(activityGoods)
		.innerJoin(goods, eq(goods.id, activityGoods.goodsId))
		.where(and(eq(activityGoods.activityId, activityId), goods.isShown))
		.orderBy(asc(activityGoods.position));
	return rows.map(({ id }) => id);
}

/** The one that ends last in front. */
export function listAllActivities(db: Database, { limit, offset }: Slice) {
	return db
		.select()
		.from(activity)
		.orderBy(desc(activity.endsAt), desc(activity.id))
		.limit(limit)
		.offset(offset);
}

export function countActivities(db: Database): Promise<number> {
	return db.$count(activity);
}

/** Whether on the shelf or not, in order. */
export function listGoodsOf(db: Queryable, activityIds: number[]) {
	const { activityId } = activityGoods;
	const { id, name, images, isShown } = goods;
	return db
		.select({ activityId, id, name, images, isShown })
		.from(activityGoods)
		.innerJoin(goods, eq(goods.id, activityGoods.goodsId))
		.where(inArray(activityId, activityIds))
		.orderBy(asc(activityGoods.position));
}
export type ActivityGoodsRow = Awaited<ReturnType<typeof listGoodsOf>>[number];

export const lockActivity = (tx: Transaction, id: number) =>
	lockRow(tx, activity, eq(activity.id, id));

export async function insertActivity(tx: Transaction, fields: ActivityFields) {
	return (await insertRow(tx, activity, fields)).id;
}

export async function updateActivity(
	tx: Transaction,
	id: number,
	fields: ActivityFields,
): Promise<void> {
	await tx.update(activity).set(fields).where(eq(activity.id, id));
}

export function countGoods(tx: Transaction, ids: number[]): Promise<number> {
	return tx.$count(goods, inArray(goods.id, ids));
}

/** In place of those it had. */
export async function setGoods(
	tx: Transaction,
	activityId: number,
	ids: number[],
): Promise<void> {
	await tx
		.delete(activityGoods)
		.where(eq(activityGoods.activityId, activityId));
	await tx
		.insert(activityGoods)
		.values(
			ids.map((goodsId, position) => ({ activityId, goodsId, position })),
		);
}

export async function deleteActivity(tx: Transaction, id: number) {
	await tx.delete(activity).where(eq(activity.id, id));
}

/** Takes note of those that began or ended since somebody looked; how many. */
export async function noteTurned(tx: Transaction, now: Date): Promise<number> {
	const at = now.toISOString();
	const state = sql<ActivityState>`case
		when ${activity.endsAt} <= ${at} then 'ended'
		when ${activity.startsAt} <= ${at} then 'running'
		else 'coming' end`;
	const turned = await tx
		.update(activity)
		.set({ announcedState: state })
		.where(sql`${activity.announcedState} <> ${state}`)
		.returning({ id: activity.id });
	return turned.length;
}

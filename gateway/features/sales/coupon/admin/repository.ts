import { and, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Localized } from "../../../../contract/locale";
import type { Database, Queryable, Transaction } from "../../../../db/client";
import { insertRow, lockRow } from "../../../../db/one-row";
import {
	coupon,
	couponGoods,
	couponReceipt,
} from "../../../../db/schema/coupon";
import { goods } from "../../../../db/schema/goods";
import { merchant } from "../../../../db/schema/merchant";
import type { Slice } from "../../../../http/pages";

export interface StaffFilter {
	/** Undefined for all there are. */
	merchantId?: number;
	isOffered?: boolean;
	id?: number;
}

function where({ merchantId, isOffered, id }: StaffFilter): SQL | undefined {
	return and(
		merchantId === undefined ? undefined : eq(coupon.merchantId, merchantId),
		isOffered === undefined ? undefined : eq(coupon.isOffered, isOffered),
		id === undefined ? undefined : eq(coupon.id, id),
	);
}

/** With the goods that they name and the orders that used them; the latest first. */
export function listStaffRows(
	db: Queryable,
	filter: StaffFilter,
	{ limit, offset }: Slice = { limit: 1, offset: 0 },
) {
	return db
		.select({
			coupon,
			merchantName: merchant.name,
			goods: sql<
				{ id: number; name: Localized }[]
			>`(select coalesce(json_agg(json_build_object('id', ${goods.id}, 'name', ${goods.name}) order by ${goods.id}), '[]') from ${couponGoods} join ${goods} on ${goods.id} = ${couponGoods.goodsId} where ${couponGoods.couponId} = ${coupon.id})`,
			used: sql<number>`(select count(*)::int from ${couponReceipt} where ${couponReceipt.couponId} = ${coupon.id} and ${couponReceipt.usedAt} is not null)`,
		})
		.from(coupon)
		.leftJoin(merchant, eq(merchant.id, coupon.merchantId))
		.where(where(filter))
		.orderBy(desc(coupon.id))
		.limit(limit)
		.offset(offset);
}
export type StaffRow = Awaited<ReturnType<typeof listStaffRows>>[number];

export function countStaffRows(
	db: Database,
	filter: StaffFilter,
): Promise<number> {
	return db.$count(coupon, where(filter));
}

/** Nobody receives it until the transaction is over. */
export const lockCoupon = (tx: Transaction, id: number) =>
	lockRow(tx, coupon, eq(coupon.id, id));
export type CouponFields = typeof coupon.$inferSelect;

export async function insertCoupon(
	tx: Transaction,
	row: typeof coupon.$inferInsert,
): Promise<number> {
	return (await insertRow(tx, coupon, row)).id;
}

export async function updateCoupon(
	tx: Transaction,
	id: number,
	fields: Partial<typeof coupon.$inferInsert>,
): Promise<void> {
	await tx.update(coupon).set(fields).where(eq(coupon.id, id));
}

export async function listGoodsIds(tx: Transaction, couponId: number) {
	const rows = await tx
		.select({ id: couponGoods.goodsId })
		.from(couponGoods)
		.where(eq(couponGoods.couponId, couponId))
		.orderBy(couponGoods.goodsId);
	return rows.map(({ id }) => id);
}

export async function replaceGoods(
	tx: Transaction,
	couponId: number,
	goodsIds: number[],
): Promise<void> {
	await tx.delete(couponGoods).where(eq(couponGoods.couponId, couponId));
	if (goodsIds.length > 0)
		await tx
			.insert(couponGoods)
			.values(goodsIds.map((goodsId) => ({ goodsId, couponId })));
}

/** How many of these goods are a merchant's, or of the shop for null. */
export function countGoodsOf(
	tx: Transaction,
	merchantId: number | null,
	goodsIds: number[],
): Promise<number> {
	return tx.$count(
		goods,
		and(
			inArray(goods.id, goodsIds),
			merchantId === null ? undefined : eq(goods.merchantId, merchantId),
		),
	);
}

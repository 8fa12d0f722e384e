import {
	and,
	asc,
	desc,
	eq,
	isNull,
	lt,
	or,
	type SQL,
	type SQLWrapper,
	sql,
} from "drizzle-orm";
import type { Localized } from "../../../contract/locale";
import type { Database, Queryable } from "../../../db/client";
import { category } from "../../../db/schema/category";
import { coupon, couponGoods } from "../../../db/schema/coupon";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { isAnyOf, type Valued } from "../../../db/written-once";
import type { Slice } from "../../../http/pages";

/** What a coupon may count goods by. */
export interface GoodsScope {
	merchantIds: Valued<number[]>;
	/** Their leaf categories and their top categories. */
	categoryIds: Valued<number[]>;
	/** Coupons that name one of the goods itself: {@link couponIdsOfGoods}. */
	couponIds: SQLWrapper;
}

export interface CouponFilter {
	merchantId?: number;
	goods?: GoodsScope;
}

export function couponIdsOfGoods(db: Queryable, goodsIds: Valued<number[]>) {
	return db
		.select({ id: couponGoods.couponId })
		.from(couponGoods)
		.where(isAnyOf(couponGoods.goodsId, goodsIds));
}

/** Each way to count a goods has an index of its own, so that they are read together and nothing else is. */
export function counts({ merchantIds, categoryIds, couponIds }: GoodsScope) {
	const { type, id } = coupon;
	const isShops = isNull(coupon.merchantId);
	const isMerchants = isAnyOf(coupon.merchantId, merchantIds);
	return or(
		and(eq(type, "general"), isShops),
		and(eq(type, "general"), isMerchants),
		and(
			eq(type, "category"),
			isAnyOf(coupon.categoryId, categoryIds),
			or(isShops, isMerchants),
		),
		// An array is found before, so that the index is asked for it.
		and(eq(type, "goods"), sql`${id} = any(array(${couponIds}))`),
	);
}

/** Offered, with some left. */
export function canBeReceived(): SQL | undefined {
	return and(
		coupon.isOffered,
		or(isNull(coupon.issueLimit), lt(coupon.issued, coupon.issueLimit)),
	);
}

function where({ merchantId, goods }: CouponFilter): SQL | undefined {
	return and(
		canBeReceived(),
		merchantId === undefined ? undefined : eq(coupon.merchantId, merchantId),
		goods && counts(goods),
	);
}

/** What a coupon says; needs its merchant and its category joined. */
export const couponColumns = {
	id: coupon.id,
	name: coupon.name,
	type: coupon.type,
	amount: coupon.amount,
	minimumSpend: coupon.minimumSpend,
	validDays: coupon.validDays,
	merchantId: coupon.merchantId,
	merchantName: merchant.name,
	categoryId: coupon.categoryId,
	categoryName: category.name,
};

export function listCouponRows(
	db: Database,
	filter: CouponFilter,
	slice: Slice,
) {
	return db
		.select(couponColumns)
		.from(coupon)
		.leftJoin(merchant, eq(merchant.id, coupon.merchantId))
		.leftJoin(category, eq(category.id, coupon.categoryId))
		.where(where(filter))
		.orderBy(asc(coupon.minimumSpend), desc(coupon.amount), asc(coupon.id))
		.limit(slice.limit)
		.offset(slice.offset);
}
export type CouponRow = Awaited<ReturnType<typeof listCouponRows>>[number];

export function countCoupons(
	db: Database,
	filter: CouponFilter,
): Promise<number> {
	return db.$count(coupon, where(filter));
}

export type CountedGoodsRow = {
	couponId: number;
	id: number;
	name: Localized;
};

/** So many are named on a coupon. */
const countedMax = 3;

/** Of each coupon of the type "goods" the best sellers on the shelf. */
export async function listCountedGoods(
	db: Database,
	coupons: Pick<CouponRow, "id" | "type">[],
) {
	const ids = coupons.filter(({ type }) => type === "goods");
	if (ids.length === 0) return [];
	const { rows } = await db.execute<CountedGoodsRow>(
		sql`select counted.* from unnest(${sql.param(ids.map(({ id }) => id))}::int[]) as of(id)
			cross join lateral (
				select ${couponGoods.couponId} as "couponId", ${goods.id}, ${goods.name}
				from ${couponGoods} join ${goods} on ${goods.id} = ${couponGoods.goodsId}
				where ${couponGoods.couponId} = of.id and ${goods.isShown}
				order by ${goods.sales} desc, ${goods.id} limit ${countedMax}
			) as counted`,
	);
	return rows;
}

import {
	and,
	asc,
	count,
	desc,
	eq,
	gt,
	inArray,
	type SQL,
	sql,
} from "drizzle-orm";
import type { StreetSort } from "../../../contract/marketplace/street-terms";
import type { MerchantType } from "../../../contract/merchant-type";
import type { CartType } from "../../../contract/values";
import type { Database, Queryable } from "../../../db/client";
import { category } from "../../../db/schema/category";
import { merchant, merchantQualification } from "../../../db/schema/merchant";

interface MerchantFilter {
	cartType?: CartType;
	categoryId?: number;
	merchantType?: MerchantType;
	/** In the name, in any language. */
	keyword?: string;
}

function where(filter: MerchantFilter): SQL | undefined {
	const { cartType, categoryId, merchantType, keyword } = filter;
	return and(
		gt(merchant.goodsCount, 0),
		cartType && eq(category.cartType, cartType),
		categoryId === undefined ? undefined : eq(merchant.categoryId, categoryId),
		merchantType && eq(merchant.isSelfSupport, merchantType === "self-support"),
		keyword === undefined ? undefined : isNamed(keyword),
	);
}

/** The word as it is: its signs stand for nothing else. */
function isNamed(keyword: string): SQL {
	return sql`exists (select from jsonb_each_text(${merchant.name}) called
		where position(lower(${keyword}) in lower(called.value)) > 0)`;
}

function orderBy(sort: StreetSort): SQL[] {
	const largest = [desc(merchant.goodsCount), sql`${merchant.id}`];
	if (sort === "followers") return [desc(merchant.followers), ...largest];
	if (sort === "rating")
		return [
			sql`${merchant.rating} desc nulls last`,
			desc(merchant.ratingCount),
			...largest,
		];
	return largest;
}

function merchants(db: Database) {
	return db
		.select({ merchant, categoryName: category.name })
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.$dynamic();
}
export type MerchantRow = Awaited<ReturnType<typeof merchants>>[number];

export function listMerchantRows(
	db: Database,
	filter: MerchantFilter,
	slice: { sort: StreetSort; limit: number; offset: number },
): Promise<MerchantRow[]> {
	return merchants(db)
		.where(where(filter))
		.orderBy(...orderBy(slice.sort))
		.limit(slice.limit)
		.offset(slice.offset);
}

export async function listMerchantsOf(db: Database, ids: number[]) {
	return ids.length > 0 ? merchants(db).where(inArray(merchant.id, ids)) : [];
}

export async function countMerchants(db: Database, filter: MerchantFilter) {
	const [row] = await db
		.select({ total: count() })
		.from(merchant)
		.innerJoin(category, eq(category.id, merchant.categoryId))
		.where(where(filter));
	return row?.total ?? 0;
}

export async function findMerchant(db: Database, id: number) {
	const [row] = await merchants(db).where(eq(merchant.id, id));
	return row;
}

/** These scores more, 2 to 10 each; they add up whoever else adds some at the same time. */
export async function addScores(tx: Queryable, id: number, scores: number[]) {
	const sum = scores.reduce((total, score) => total + score, 0);
	await tx
		.update(merchant)
		.set({
			ratingSum: sql`${merchant.ratingSum} + ${sum}`,
			ratingCount: sql`${merchant.ratingCount} + ${scores.length}`,
		})
		.where(eq(merchant.id, id));
}

const isOf = (merchantId: number) =>
	eq(merchantQualification.merchantId, merchantId);

/** Pictures of its licences. */
export function countQualifications(db: Database, merchantId: number) {
	return db.$count(merchantQualification, isOf(merchantId));
}

/** In the order to be shown. */
export function listQualificationRows(db: Database, merchantId: number) {
	const { title, image } = merchantQualification;
	return db
		.select({ title, image })
		.from(merchantQualification)
		.where(isOf(merchantId))
		.orderBy(asc(merchantQualification.position));
}

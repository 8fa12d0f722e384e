import { and, count, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { StaffReviewFilter } from "../../../contract/sales/review-terms";
import type { Database } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { review } from "../../../db/schema/review";
import type { Slice } from "../../../http/pages";

interface StaffFilter {
	/** Undefined for all there is. */
	merchantId: number | undefined;
	filter: StaffReviewFilter;
	stars?: number;
}

const fitsFilter: Record<StaffReviewFilter, SQL | undefined> = {
	unanswered: isNull(review.reply),
	picture: sql`cardinality(${review.images}) > 0`,
	all: undefined,
};

const fits = ({ merchantId, filter, stars }: StaffFilter) =>
	and(
		fitsFilter[filter],
		stars === undefined ? undefined : eq(review.stars, stars),
		merchantId === undefined ? undefined : eq(goods.merchantId, merchantId),
	);

/** The latest first. */
export function listForStaff(
	db: Database,
	filter: StaffFilter,
	{ limit, offset }: Slice,
) {
	return db
		.select({
			review,
			goods: { id: goods.id, name: goods.name, images: goods.images },
			merchant: { id: merchant.id, name: merchant.name },
		})
		.from(review)
		.innerJoin(goods, eq(goods.id, review.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(fits(filter))
		.orderBy(desc(review.id))
		.limit(limit)
		.offset(offset);
}

export async function countForStaff(db: Database, filter: StaffFilter) {
	const [row] = await db
		.select({ total: count() })
		.from(review)
		.innerJoin(goods, eq(goods.id, review.goodsId))
		.where(fits(filter));
	return row?.total ?? 0;
}

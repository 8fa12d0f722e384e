import { and, count, desc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { LocaleCode } from "../../../contract/locale";
import type { ReviewType } from "../../../contract/sales/review";
import { starsMax } from "../../../contract/stars";
import type { Database } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { review } from "../../../db/schema/review";
import type { Slice } from "../../../http/pages";

interface ReviewFilter {
	goodsId: number;
	type: ReviewType;
}

const hasPicture = sql`cardinality(${review.images}) > 0`;

function where({ goodsId, type }: ReviewFilter): SQL | undefined {
	const ofGoods = eq(review.goodsId, goodsId);
	switch (type) {
		case "all":
			return ofGoods;
		case "picture":
			return and(ofGoods, hasPicture);
		default:
			return and(ofGoods, eq(review.grade, type));
	}
}

/** Those in the reader's language first, the newest in front; so too the others behind them. */
export async function listReviewRows(
	db: Database,
	filter: ReviewFilter & { locale: LocaleCode },
	{ limit, offset }: Slice,
): Promise<ReviewRow[]> {
	const own = and(where(filter), eq(review.locale, filter.locale));
	const others = and(where(filter), ne(review.locale, filter.locale));
	const rows = await listNewest(db, own, { limit, offset });
	if (rows.length === limit) return rows;
	const skipped = offset === 0 ? 0 : await db.$count(review, own);
	const rest = {
		limit: limit - rows.length,
		offset: Math.max(0, offset - skipped),
	};
	return [...rows, ...(await listNewest(db, others, rest))];
}

function listNewest(db: Database, where: SQL | undefined, slice: Slice) {
	return db
		.select()
		.from(review)
		.where(where)
		.orderBy(desc(review.createdAt), desc(review.id))
		.limit(slice.limit)
		.offset(slice.offset);
}
export type ReviewRow = Awaited<ReturnType<typeof listNewest>>[number];

export function countReviews(db: Database, filter: ReviewFilter) {
	return db.$count(review, where(filter));
}

/** Worked out by the database: no mean passes through a float. Means are null where there is nothing to mean. */
export async function readReviewTotals(db: Database, goodsId: number) {
	const { grade, qualityStars, serviceStars, stars } = review;
	const countIf = (condition: SQL) =>
		count(sql`case when ${condition} then 1 end`);
	const meanOf = (value: SQL) => sql<string | null>`round(avg(${value}), 1)`;
	const [row] = await db
		.select({
			all: count(),
			good: countIf(sql`${grade} = 'good'`),
			medium: countIf(sql`${grade} = 'medium'`),
			bad: countIf(sql`${grade} = 'bad'`),
			picture: countIf(hasPicture),
			rating: meanOf(sql`(${qualityStars} + ${serviceStars}) / 2.0`),
			qualityRating: meanOf(sql`${qualityStars}`),
			serviceRating: meanOf(sql`${serviceStars}`),
			stars: sql<number[]>`array[${sql.join(
				Array.from({ length: starsMax }, (_, at) =>
					countIf(sql`${stars} = ${sql.raw(String(starsMax - at))}`),
				),
				sql`, `,
			)}]::int[]`,
		})
		.from(review)
		.where(eq(review.goodsId, goodsId));
	if (!row) throw new Error("An aggregate always has a row");
	return row;
}
export type ReviewTotals = Awaited<ReturnType<typeof readReviewTotals>>;

export type NewReview = typeof review.$inferInsert;

export async function insertReview(db: Database, row: NewReview) {
	return (await insertRow(db, review, row)).id;
}

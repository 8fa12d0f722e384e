import type { DataOf, Input } from "../../contract/call";
import type { listReviews, ReviewSummary } from "../../contract/review";
import type { Database } from "../../db/client";
import type { Ctx } from "../../http/context";
import { getShownGoods, rateGoods } from "../goods/service";
import { presentReview, presentReviewSummary } from "./presenter";
import * as repository from "./repository";

// What buyers say about a goods. Reviews are read by everybody and never say who wrote them; those of a goods that is
// unknown or off the shelf are not found. A review and the rating of its goods change together or not at all.

type ListInput = Input<typeof listReviews>["query"];

export async function listReviewsPage(
	ctx: Ctx,
	goodsId: number,
	{ type, page, limit }: ListInput,
): Promise<DataOf<typeof listReviews>> {
	await getShownGoods(ctx, goodsId);
	const [rows, total] = await Promise.all([
		repository.listReviewRows(
			ctx.db,
			{ goodsId, type },
			{ limit, offset: (page - 1) * limit },
		),
		repository.countReviews(ctx.db, { goodsId, type }),
	]);
	return {
		list: rows.map((row) => presentReview(row, ctx.locale)),
		total,
		page,
		limit,
		totalPage: Math.ceil(total / limit),
	};
}

export async function summarizeReviews(
	ctx: Ctx,
	goodsId: number,
): Promise<ReviewSummary> {
	await getShownGoods(ctx, goodsId);
	return presentReviewSummary(
		await repository.readReviewTotals(ctx.db, goodsId),
	);
}

/** Answers the review's id. Whether its writer may write it is the caller's to decide. */
export function addReview(
	db: Database,
	row: repository.NewReview,
): Promise<number> {
	return db.transaction(async (tx) => {
		const id = await repository.insertReview(tx, row);
		await rateGoods(tx, row.goodsId, row.qualityStars + row.serviceStars);
		return id;
	});
}

import type { DataOf, Input } from "../../../contract/call";
import type { listReviews } from "../../../contract/sales/review";
import type { Database } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { getShownGoods, rateGoods } from "../../catalog/goods/service";
import { rateMerchant } from "../../marketplace/merchant/service";
import { presentReview, presentReviewSummary } from "./presenter";
import * as repository from "./repository";

export { countReviewsOf, exportReviews, forgetReviews } from "./own-reviews";
export { countUnanswered } from "./staff-reviews";
export { moveReviews as adoptReviews } from "./write-repository";

// What buyers say about a goods. Reviews are read by everybody and never say who wrote them; those of a goods that is
// unknown or off the shelf are not found. A review and the ratings of its goods and of their merchant change together or not at all.

export async function listReviewsPage(
	ctx: Ctx,
	goodsId: number,
	{ type, ...asked }: Input<typeof listReviews>["query"],
): Promise<DataOf<typeof listReviews>> {
	await getShownGoods(ctx, goodsId);
	const [rows, total] = await Promise.all([
		repository.listReviewRows(
			ctx.db,
			{ goodsId, type, locale: ctx.locale },
			sliceOf(asked),
		),
		repository.countReviews(ctx.db, { goodsId, type }),
	]);
	return presentPage(
		asked,
		rows.map((row) => presentReview(row, ctx.locale)),
		total,
	);
}

export async function summarizeReviews(ctx: Ctx, goodsId: number) {
	await getShownGoods(ctx, goodsId);
	return presentReviewSummary(
		await repository.readReviewTotals(ctx.db, goodsId),
	);
}

/**
 * Answers their ids, by rising goods. Whether their writer may write them is the caller's to decide. Goods are rated by
 * rising id, and their merchants after all of them, so that whoever rates several waits in one order.
 */
export function addReviews(db: Database, rows: repository.NewReview[]) {
	return db.transaction(async (tx) => {
		const ids: number[] = [];
		const scores = new Map<number, number[]>();
		for (const row of rows.toSorted((one, two) => one.goodsId - two.goodsId)) {
			const score = row.qualityStars + row.serviceStars;
			ids.push(await repository.insertReview(tx, row));
			const merchantId = await rateGoods(tx, row.goodsId, score);
			if (merchantId === undefined) continue;
			scores.set(merchantId, [...(scores.get(merchantId) ?? []), score]);
		}
		const merchantIds = [...scores.keys()].sort((one, two) => one - two);
		for (const id of merchantIds)
			await rateMerchant(tx, id, scores.get(id) ?? []);
		return ids;
	});
}

import type { DataOf, Input } from "../../../contract/call";
import { localize } from "../../../contract/locale";
import type { listStaffReviews } from "../../../contract/sales/review-admin";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { merchantOf } from "../../../http/staff";
import { presentReview } from "./presenter";
import { countForStaff, listForStaff } from "./staff-repository";

/** Reviews of the own merchant's goods, the latest first; operators see all. */
export async function listReviewsForStaff(
	ctx: Ctx,
	{ merId, ...asked }: Input<typeof listStaffReviews>["query"],
): Promise<DataOf<typeof listStaffReviews>> {
	const { db, locale } = ctx;
	const filter = { ...asked, merchantId: merchantOf(ctx, merId) };
	const [rows, total] = await Promise.all([
		listForStaff(db, filter, sliceOf(asked)),
		countForStaff(db, filter),
	]);
	const list = rows.map(({ review, goods, merchant }) => ({
		...presentReview(review, locale),
		goods: {
			id: goods.id,
			name: localize(goods.name, locale),
			image: goods.images[0] ?? "",
		},
		merchant: { id: merchant.id, name: localize(merchant.name, locale) },
	}));
	return presentPage(asked, list, total);
}

/** How many reviews nobody has replied to. */
export function countUnanswered(
	{ db }: Pick<Ctx, "db">,
	merchantId: number | undefined,
): Promise<number> {
	return countForStaff(db, { filter: "unanswered", merchantId });
}

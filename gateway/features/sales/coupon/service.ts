import type { DataOf, Input } from "../../../contract/call";
import type { listCoupons } from "../../../contract/sales/coupon";
import type { Ctx } from "../../../http/context";
import { presentPage, sliceOf } from "../../../http/pages";
import { findGoodsPlace } from "../../catalog/goods/service";
import { presentCoupon } from "./presenter";
import { listReceivedIds } from "./receipt-repository";
import * as repository from "./repository";

export { countUsableCoupons, exportCoupons } from "./own-coupons";
export {
	deleteUnused as forgetCoupons,
	moveReceipts as adoptCoupons,
} from "./receipt-repository";
export {
	listUsableCoupons,
	spendCoupons,
	type UsableCoupon,
} from "./use";
export {
	markUnused as giveCouponsBack,
	/** Those of one merchant, or the shop's own for null, of all that an order used. */
	markUnusedOf as giveMerchantsCouponsBack,
} from "./use-repository";

// Coupons as shoppers meet them: those that can be received now. For a goods these are the shop's and its merchant's
// that count it, by name, by category or because they count everything; never those of another merchant. A goods that
// is unknown or off the shelf has none.

export async function listOfferedCoupons(
	ctx: Ctx,
	{ goodsId, merId, ...asked }: Input<typeof listCoupons>["query"],
): Promise<DataOf<typeof listCoupons>> {
	const scope = goodsId && (await findScope(ctx, goodsId));
	if (goodsId && !scope) return presentPage(asked, [], 0);
	const filter = { merchantId: merId, goods: scope || undefined };
	const [rows, total] = await Promise.all([
		repository.listCouponRows(ctx.db, filter, sliceOf(asked)),
		repository.countCoupons(ctx.db, filter),
	]);
	const [received, goods] = await Promise.all([
		findReceived(
			ctx,
			rows.map(({ id }) => id),
		),
		repository.listCountedGoods(ctx.db, rows),
	]);
	const { locale } = ctx;
	return presentPage(
		asked,
		rows.map((row) =>
			presentCoupon(row, { locale, goods, isReceived: received.has(row.id) }),
		),
		total,
	);
}

/** Nobody has received anything before signing in. */
async function findReceived(
	{ db, actor }: Ctx,
	couponIds: number[],
): Promise<Set<number>> {
	if (actor.kind !== "account") return new Set();
	return new Set(await listReceivedIds(db, actor.uid, couponIds));
}

async function findScope(
	ctx: Ctx,
	goodsId: number,
): Promise<repository.GoodsScope | undefined> {
	const place = await findGoodsPlace(ctx, goodsId);
	return (
		place && {
			merchantIds: [place.merchantId],
			categoryIds: [place.categoryId, place.topCategoryId],
			couponIds: repository.couponIdsOfGoods(ctx.db, [goodsId]),
		}
	);
}

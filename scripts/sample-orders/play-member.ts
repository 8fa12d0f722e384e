import { sql } from "drizzle-orm";
import { keepShownGoods } from "@/gateway/features/catalog/favourites/service";
import { followOneMerchant } from "@/gateway/features/marketplace/merchant/follow";
import { receiveOfferedCoupon } from "@/gateway/features/sales/coupon/receive";
import type { Ctx } from "@/gateway/http/context";
import { actorOf, shopAt } from "./clock";

const dayMs = 24 * 60 * 60 * 1_000;

/** The sample shopper whose pages are full. Coupons are those of the sample's file, by their place in it. */
export const member = {
	accountId: 1,
	/** The first ends tomorrow. */
	coupons: [
		{ id: 6, receivedDaysAgo: 6 },
		{ id: 5, receivedDaysAgo: 9 },
		{ id: 1, receivedDaysAgo: 4 },
		{ id: 18, receivedDaysAgo: 12 },
		{ id: 24, receivedDaysAgo: 2 },
	],
	/** Went by unused. */
	forgotten: [{ id: 7, receivedDaysAgo: 20 }],
	follows: [1, 6, 9, 12],
};

/** What she has put aside. */
export async function playMember(shop: Ctx, startedAt: number): Promise<void> {
	const { accountId, coupons, forgotten, follows } = member;
	const daysAgo = (days: number): Ctx => {
		const at = startedAt - days * dayMs;
		const key = `sample-member-${days}`;
		return {
			...shopAt(shop, { at, accountId, key }),
			actor: actorOf(accountId),
		};
	};
	for (const { id, receivedDaysAgo } of [...coupons, ...forgotten])
		await receiveOfferedCoupon(daysAgo(receivedDaysAgo), { id });
	for (const [at, merchantId] of follows.entries())
		await followOneMerchant(daysAgo(30 - at * 5), merchantId);
	for (const [at, id] of (await listLiked(shop)).entries())
		await keepShownGoods(daysAgo(25 - at * 3), { ids: [id] });
}

/** What sells best here and there, so that some of it is reduced or runs out some day. */
async function listLiked({ db }: Ctx): Promise<number[]> {
	const { rows } = await db.execute<{ id: number }>(
		sql`select distinct on (top_category_id) id from goods
			where is_shown and stock > 0 order by top_category_id, old_price is null, sales desc, id`,
	);
	return rows.slice(0, 8).map(({ id }) => id);
}

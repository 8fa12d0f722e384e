import type { Localized } from "../../../contract/locale";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import type { CouponTerms } from "../pricing/service";
import * as repository from "./use-repository";

/** A coupon in hand; its terms are named by the receipt. */
export interface CouponInHand extends CouponTerms {
	couponId: number;
	name: Localized;
}

/** What an account can use now; of coupons that count some goods, those among the goods asked about. */
export async function listUsableCoupons(
	{ db, now }: Pick<Ctx, "db" | "now">,
	accountId: number,
	goodsIds: number[],
): Promise<CouponInHand[]> {
	const rows = await repository.listInHand(db, accountId, now());
	const named = rows.filter(({ type }) => type === "goods");
	const counted =
		named.length > 0 && goodsIds.length > 0
			? await repository.listCountedGoods(
					db,
					named.map(({ couponId }) => couponId),
					goodsIds,
				)
			: [];
	return rows.map(({ receiptId, receivedAt, ...row }) => ({
		...row,
		id: receiptId,
		usableFrom: receivedAt,
		goodsIds: counted
			.filter(({ couponId }) => couponId === row.couponId)
			.map(({ goodsId }) => goodsId),
	}));
}

/** All of them, or false: then the caller rolls back. */
export async function spendCoupons(
	tx: Transaction,
	use: repository.CouponUse,
): Promise<boolean> {
	if (use.receiptIds.length === 0) return true;
	return (await repository.markUsed(tx, use)) === use.receiptIds.length;
}

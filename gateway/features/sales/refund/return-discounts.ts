import type { Transaction } from "../../../db/client";
import { giveMerchantsCouponsBack } from "../coupon/service";
import { type LockedOrder, releaseCouponUses } from "../order/service";
import { returnPoints } from "../points/service";
import { hasPiecesLeft } from "./write-repository";

interface Refunded {
	refundId: number;
	orderId: number;
	masterId: number;
	at: Date;
}

/**
 * What made a wholly refunded order cheaper comes back: a merchant's coupons once nothing of that merchant's is left,
 * the shop's own once nothing of the master is, points by the part of them that was this order's. Answers how many
 * points.
 */
export async function returnDiscounts(
	tx: Transaction,
	{ master, order }: LockedOrder,
	refunded: Refunded,
): Promise<number> {
	const { at } = refunded;
	const giveBack = async (merchantId: number | null) => {
		await giveMerchantsCouponsBack(tx, master.no, merchantId);
		await releaseCouponUses(tx, master.id, { merchantId, at });
	};
	if (!(await hasPiecesLeft(tx, master.id, order.merchantId)))
		await giveBack(order.merchantId);
	if (!(await hasPiecesLeft(tx, master.id))) await giveBack(null);
	return returnPoints(tx, refunded, order.pointsTotal);
}

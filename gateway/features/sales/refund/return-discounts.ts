import type { Transaction } from "../../../db/client";
import { giveMerchantsCouponsBack } from "../coupon/service";
import {
	type LockedOrder,
	listLinesOf,
	lockOrder,
	releaseCouponUses,
} from "../order/service";
import { returnPoints } from "../points/service";
import { findOrigin, hasKeptExchange } from "./exchange/repository";
import { hasPiecesLeft } from "./write-repository";

interface Refunded {
	refundId: number;
	orderId: number;
	masterId: number;
	at: Date;
}

/**
 * What made a wholly refunded order cheaper comes back: a merchant's coupons once nothing of that merchant's is left,
 * the shop's own once nothing of the master is, points by the part of them that was this order's. Nothing does while
 * something is kept that its pieces were exchanged for; with the last of that it does. Answers how many points. The
 * caller holds the accounts.
 */
export async function returnDiscounts(
	tx: Transaction,
	{ master, order }: LockedOrder,
	refunded: Refunded,
): Promise<number> {
	if (await hasKeptExchange(tx, order.id)) return 0;
	const { at } = refunded;
	const giveBack = async (merchantId: number | null) => {
		await giveMerchantsCouponsBack(tx, master.no, merchantId);
		await releaseCouponUses(tx, master.id, { merchantId, at });
	};
	if (!(await hasPiecesLeft(tx, master.id, order.merchantId)))
		await giveBack(order.merchantId);
	if (!(await hasPiecesLeft(tx, master.id))) await giveBack(null);
	const points = await returnPoints(tx, refunded, order.pointsTotal);
	return points + (await returnOrigins(tx, refunded));
}

async function returnOrigins(
	tx: Transaction,
	refunded: Refunded,
): Promise<number> {
	const origin = await findOrigin(tx, refunded.orderId);
	if (!origin) return 0;
	const { id: orderId, masterId } = origin;
	const lines = await listLinesOf(tx, [orderId]);
	if (lines.some((line) => line.refundedQuantity < line.quantity)) return 0;
	const locked = await lockOrder(tx, origin);
	return returnDiscounts(tx, locked, { ...refunded, orderId, masterId });
}

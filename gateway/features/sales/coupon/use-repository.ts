import { and, asc, eq, gt, inArray, isNull } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { coupon, couponGoods, couponReceipt } from "../../../db/schema/coupon";

/** Coupons that an account can use at this moment, by the day they end. */
export function listInHand(db: Queryable, accountId: number, now: Date) {
	return db
		.select({
			receiptId: couponReceipt.id,
			couponId: coupon.id,
			receivedAt: couponReceipt.receivedAt,
			expiresAt: couponReceipt.expiresAt,
			name: coupon.name,
			type: coupon.type,
			merchantId: coupon.merchantId,
			categoryId: coupon.categoryId,
			amount: coupon.amount,
			minimumSpend: coupon.minimumSpend,
		})
		.from(couponReceipt)
		.innerJoin(coupon, eq(coupon.id, couponReceipt.couponId))
		.where(
			and(
				eq(couponReceipt.accountId, accountId),
				isNull(couponReceipt.usedAt),
				gt(couponReceipt.expiresAt, now),
			),
		)
		.orderBy(asc(couponReceipt.expiresAt), asc(couponReceipt.id));
}

/** Which of these goods the coupons name. */
export function listCountedGoods(
	db: Queryable,
	couponIds: number[],
	goodsIds: number[],
) {
	return db
		.select()
		.from(couponGoods)
		.where(
			and(
				inArray(couponGoods.couponId, couponIds),
				inArray(couponGoods.goodsId, goodsIds),
			),
		);
}

export interface CouponUse {
	accountId: number;
	receiptIds: number[];
	/** Number of the master that uses them. */
	orderNo: string;
	at: Date;
}

/** How many of them were still to be used. */
export async function markUsed(
	tx: Transaction,
	{ accountId, receiptIds, orderNo, at }: CouponUse,
): Promise<number> {
	const used = await tx
		.update(couponReceipt)
		.set({ usedAt: at, usedBy: orderNo })
		.where(
			and(
				inArray(couponReceipt.id, receiptIds),
				eq(couponReceipt.accountId, accountId),
				isNull(couponReceipt.usedAt),
				gt(couponReceipt.expiresAt, at),
			),
		)
		.returning({ id: couponReceipt.id });
	return used.length;
}

/** By the order that used them, whoever holds them now. */
export async function markUnused(tx: Transaction, orderNo: string) {
	await tx
		.update(couponReceipt)
		.set({ usedAt: null, usedBy: null })
		.where(eq(couponReceipt.usedBy, orderNo));
}

export async function markUnusedOf(
	tx: Transaction,
	orderNo: string,
	merchantId: number | null,
): Promise<void> {
	const coupons = tx
		.select({ id: coupon.id })
		.from(coupon)
		.where(
			merchantId === null
				? isNull(coupon.merchantId)
				: eq(coupon.merchantId, merchantId),
		);
	await tx
		.update(couponReceipt)
		.set({ usedAt: null, usedBy: null })
		.where(
			and(
				eq(couponReceipt.usedBy, orderNo),
				inArray(couponReceipt.couponId, coupons),
			),
		);
}

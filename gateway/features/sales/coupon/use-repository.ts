import {
	and,
	asc,
	desc,
	eq,
	gt,
	inArray,
	isNull,
	notExists,
	type SQL,
	sql,
} from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "../../../db/client";
import { coupon, couponGoods, couponReceipt } from "../../../db/schema/coupon";
import { type Blanks, writtenOnce } from "../../../db/written-once";
import { canBeReceived, counts, couponIdsOfGoods } from "./repository";

const terms = {
	id: coupon.id,
	name: coupon.name,
	type: coupon.type,
	merchantId: coupon.merchantId,
	categoryId: coupon.categoryId,
	amount: coupon.amount,
	minimumSpend: coupon.minimumSpend,
	validDays: coupon.validDays,
};

/** More than are offered for one purchase; of even more the largest are tried. */
const offeredMax = 50;

const orNever = (moment: AnyPgColumn) =>
	sql`${moment}`.mapWith(moment) as SQL<Date | null>;

/** Some goods, and whoever would buy them. */
interface Buying {
	accountId: number;
	at: Date;
	goodsIds: number[];
	merchantIds: number[];
	/** Their leaf categories and their top categories. */
	categoryIds: number[];
}

/**
 * Coupons that an account can use at this moment, and those that count any of the goods, can be received now and were
 * never received by it: the latter without moments.
 */
export const listUsable = writtenOnce((db, buying: Blanks<Buying>) => {
	const { accountId, at, goodsIds, merchantIds, categoryIds } = buying;
	const { id, receivedAt, expiresAt } = couponReceipt;
	const couponIds = couponIdsOfGoods(db, goodsIds);
	const countsThem = counts({ merchantIds, categoryIds, couponIds });
	const isOwn = eq(couponReceipt.accountId, accountId);
	const received = db
		.select({ id })
		.from(couponReceipt)
		.where(and(isOwn, eq(couponReceipt.couponId, coupon.id)));
	const never = sql<Date | null>`null::timestamptz`;
	const offered = db
		.select({
			...terms,
			receivedAt: never.as("received_at"),
			expiresAt: never.as("expires_at"),
		})
		.from(coupon)
		.where(and(canBeReceived(), countsThem, notExists(received)))
		.orderBy(desc(coupon.amount), asc(coupon.id))
		.limit(offeredMax)
		.as("offered");
	return db
		.select({
			...terms,
			receivedAt: orNever(receivedAt),
			expiresAt: orNever(expiresAt),
		})
		.from(couponReceipt)
		.innerJoin(coupon, eq(coupon.id, couponReceipt.couponId))
		.where(and(isOwn, isNull(couponReceipt.usedAt), gt(expiresAt, at)))
		.unionAll(db.select().from(offered));
});

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
	couponIds: number[];
	/** Number of the master that uses them. */
	orderNo: string;
	at: Date;
}

/** Receipts of those that were still to be used. */
export function markUsed(
	tx: Transaction,
	{ accountId, couponIds, orderNo, at }: CouponUse,
) {
	return tx
		.update(couponReceipt)
		.set({ usedAt: at, usedBy: orderNo })
		.where(
			and(
				inArray(couponReceipt.couponId, couponIds),
				eq(couponReceipt.accountId, accountId),
				isNull(couponReceipt.usedAt),
				gt(couponReceipt.expiresAt, at),
			),
		)
		.returning({ id: couponReceipt.id, couponId: couponReceipt.couponId });
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

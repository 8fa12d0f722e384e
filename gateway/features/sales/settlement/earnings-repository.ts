import { and, desc, eq, inArray, sql, sum } from "drizzle-orm";
import type { SettlementAccount } from "../../../contract/sales/settlement-terms";
import type { Database } from "../../../db/client";
import { merchant } from "../../../db/schema/merchant";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { settledOrder, settlementEntry } from "../../../db/schema/settlement";
import type { Slice } from "../../../http/pages";

const isOf = (merchantId: number | undefined) =>
	merchantId === undefined
		? undefined
		: eq(settledOrder.merchantId, merchantId);

/** The latest first; a page is read before anything is looked up for it. */
export function listSettled(
	db: Database,
	merchantId: number | undefined,
	{ limit, offset }: Slice,
) {
	const page = db
		.select()
		.from(settledOrder)
		.where(isOf(merchantId))
		.orderBy(desc(settledOrder.orderId))
		.limit(limit)
		.offset(offset)
		.as("page");
	const { orderId, merchantId: whose, paidAt, releasedAt } = page;
	return db
		.select({
			settled: { orderId, merchantId: whose, paidAt, releasedAt },
			no: merchantOrder.no,
			sold: merchantOrder.goodsTotal,
			freight: merchantOrder.freight,
			receivedAt: merchantOrder.receivedAt,
			merchantName: merchant.name,
		})
		.from(page)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderId))
		.innerJoin(merchant, eq(merchant.id, whose))
		.orderBy(desc(orderId));
}
export type SettledRow = Awaited<ReturnType<typeof listSettled>>[number];

export function countSettled(db: Database, merchantId: number | undefined) {
	return db.$count(settledOrder, isOf(merchantId));
}

/** What each account of these orders stands at; those at nothing may be missing. */
export function sumAccounts(db: Database, orderIds: number[]) {
	return db
		.select({
			orderId: settlementEntry.orderId,
			account: settlementEntry.account,
			amount: sum(settlementEntry.amount),
		})
		.from(settlementEntry)
		.where(inArray(settlementEntry.orderId, orderIds))
		.groupBy(settlementEntry.orderId, settlementEntry.account);
}

/** What coupons of their merchant took off these orders. */
export function sumMerchantCoupons(db: Database, orderIds: number[]) {
	return db
		.select({
			orderId: orderLine.orderId,
			amount: sum(orderLine.merchantCouponShare),
		})
		.from(orderLine)
		.where(inArray(orderLine.orderId, orderIds))
		.groupBy(orderLine.orderId);
}

/** Below zero where a merchant is owed; "0" where nothing was posted. */
export async function sumOfMerchant(
	db: Database,
	merchantId: number | undefined,
	account: SettlementAccount,
): Promise<string> {
	const { amount, merchantId: whose, account: which } = settlementEntry;
	const [row] = await db
		.select({ amount: sql<string>`coalesce(sum(${amount}), 0)::text` })
		.from(settlementEntry)
		.where(
			and(
				eq(which, account),
				merchantId === undefined ? undefined : eq(whose, merchantId),
			),
		);
	return row?.amount ?? "0";
}

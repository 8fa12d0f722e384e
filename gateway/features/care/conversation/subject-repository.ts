import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { ownAccountIds } from "../../../db/own-accounts";
import { goods } from "../../../db/schema/goods";
import { merchantOrder, orderLine } from "../../../db/schema/order";
import { refund } from "../../../db/schema/refund";

export const listGoodsOf = (db: Database, ids: number[]) =>
	db
		.select({
			id: goods.id,
			name: goods.name,
			images: goods.images,
			price: goods.price,
		})
		.from(goods)
		.where(inArray(goods.id, ids));

const firstLine = {
	id: orderLine.orderId,
	name: orderLine.name,
	image: orderLine.image,
};

/** Each with its first line. */
export const listOrdersOf = (db: Database, ids: number[]) =>
	db
		.selectDistinctOn([orderLine.orderId], {
			...firstLine,
			no: merchantOrder.no,
			amount: merchantOrder.total,
		})
		.from(orderLine)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.orderId))
		.where(inArray(orderLine.orderId, ids))
		.orderBy(asc(orderLine.orderId), asc(orderLine.id));

/** Each with the first line of its order. */
export const listRefundsOf = (db: Database, ids: number[]) =>
	db
		.selectDistinctOn([refund.id], {
			...firstLine,
			id: refund.id,
			no: refund.no,
			orderNo: merchantOrder.no,
			amount: sql<string>`${refund.amount} - ${refund.exchanged}`,
		})
		.from(refund)
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.innerJoin(orderLine, eq(orderLine.orderId, refund.orderId))
		.where(inArray(refund.id, ids))
		.orderBy(asc(refund.id), asc(orderLine.id));

export async function findOwnRefund(db: Database, no: string, uid: number) {
	const [row] = await db
		.select({ id: refund.id, merchantId: refund.merchantId })
		.from(refund)
		.where(
			and(eq(refund.no, no), inArray(refund.accountId, ownAccountIds(db, uid))),
		);
	return row;
}

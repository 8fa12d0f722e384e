import { and, asc, desc, eq, gt, inArray, type SQL, sql } from "drizzle-orm";
import type { RefundState } from "../../../contract/sales/refund-terms";
import type { Queryable } from "../../../db/client";
import { merchant } from "../../../db/schema/merchant";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { refund, refundLine, refundStep } from "../../../db/schema/refund";
import type { Slice } from "../../../http/pages";
import { lineColumns } from "../order/service";

export type RefundRow = typeof refund.$inferSelect;

export async function getPayMethod(db: Queryable, masterId: number) {
	const [row] = await db
		.select({ payMethod: masterOrder.payMethod })
		.from(masterOrder)
		.where(eq(masterOrder.id, masterId));
	if (!row) throw new Error(`There is no master ${masterId}`);
	return row.payMethod;
}

/** Lines that wait for a decision. */
export async function listOpenLineIds(db: Queryable, orderId: number) {
	const rows = await db
		.select({ lineId: refundLine.lineId })
		.from(refundLine)
		.innerJoin(orderLine, eq(orderLine.id, refundLine.lineId))
		.where(and(eq(orderLine.orderId, orderId), refundLine.isOpen));
	return rows.map(({ lineId }) => lineId);
}

/** Whether the freight of an order went back, or is on its way. */
export async function hasFreightBack(
	db: Queryable,
	orderId: number,
): Promise<boolean> {
	const back = and(
		eq(refund.orderId, orderId),
		inArray(refund.state, ["refunding", "refunded", "merchantRefunded"]),
		gt(refund.freight, "0.00"),
	);
	return (await db.$count(refund, back)) > 0;
}

export interface RefundFilter {
	owners?: number[];
	merchantId?: number;
	states?: readonly RefundState[];
	no?: string;
	/** Of the order that it is about. */
	orderNo?: string;
}

const ofOrder = (orderNo: string) =>
	sql`${refund.orderId} = (select ${merchantOrder.id} from ${merchantOrder} where ${merchantOrder.no} = ${orderNo})`;

function where(filter: RefundFilter): SQL | undefined {
	const { owners, merchantId, states, no, orderNo } = filter;
	return and(
		owners && inArray(refund.accountId, owners),
		merchantId === undefined ? undefined : eq(refund.merchantId, merchantId),
		states && inArray(refund.state, [...states]),
		no === undefined ? undefined : eq(refund.no, no),
		orderNo === undefined ? undefined : ofOrder(orderNo),
	);
}

/** The latest first; of a slice nothing is joined but what is in it. */
export function listRefundRows(
	db: Queryable,
	filter: RefundFilter,
	slice?: Slice,
) {
	const page =
		slice &&
		db
			.select({ id: refund.id })
			.from(refund)
			.where(where(filter))
			.orderBy(desc(refund.id))
			.limit(slice.limit)
			.offset(slice.offset);
	return db
		.select({
			refund,
			orderNo: merchantOrder.no,
			masterId: merchantOrder.masterId,
			merchantName: merchant.name,
			payMethod: masterOrder.payMethod,
		})
		.from(refund)
		.innerJoin(merchantOrder, eq(merchantOrder.id, refund.orderId))
		.innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterId))
		.innerJoin(merchant, eq(merchant.id, refund.merchantId))
		.where(page ? inArray(refund.id, page) : where(filter))
		.orderBy(desc(refund.id));
}
export type FoundRefund = Awaited<ReturnType<typeof listRefundRows>>[number];

export function countRefunds(db: Queryable, filter: RefundFilter) {
	return db.$count(refund, where(filter));
}

/** What of which lines, in the order of the lines. */
export function listRefundLines(db: Queryable, refundIds: number[]) {
	return db
		.select({ part: refundLine, line: lineColumns })
		.from(refundLine)
		.innerJoin(orderLine, eq(orderLine.id, refundLine.lineId))
		.where(inArray(refundLine.refundId, refundIds))
		.orderBy(asc(orderLine.id));
}
export type RefundLineRow = Awaited<ReturnType<typeof listRefundLines>>[number];

export type RefundStepRow = typeof refundStep.$inferSelect;

export function listRefundSteps(db: Queryable, refundIds: number[]) {
	return db
		.select()
		.from(refundStep)
		.where(inArray(refundStep.refundId, refundIds))
		.orderBy(asc(refundStep.id));
}

export async function getRefund(db: Queryable, id: number): Promise<RefundRow> {
	const [row] = await db.select().from(refund).where(eq(refund.id, id));
	if (!row) throw new Error(`There is no refund ${id}`);
	return row;
}

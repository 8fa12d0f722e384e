import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { Queryable } from "../../../db/client";
import { refundExchange } from "../../../db/schema/exchange";
import { orderLine, orderStep } from "../../../db/schema/order";
import { parcel, parcelEvent, parcelLine } from "../../../db/schema/parcel";
import { pickedLine } from "../../../db/schema/pick";
import { refund, refundLine } from "../../../db/schema/refund";

/** Lines that wait for a decision about a refund. */
export function listOpenRefundLines(db: Queryable, orderIds: number[]) {
	return db
		.select({
			orderId: refund.orderId,
			lineId: refundLine.lineId,
			refundNo: refund.no,
		})
		.from(refund)
		.innerJoin(refundLine, eq(refundLine.refundId, refund.id))
		.where(and(inArray(refund.orderId, orderIds), refundLine.isOpen));
}

/** Whether its goods paid for another order. */
const isExchanged = sql<boolean>`coalesce((
	select made.order_id is not null and not made.is_dearer from ${refundExchange} as made
	where made.refund_id = refund.id
), false)`;

export function listRefunds(db: Queryable, orderIds: number[]) {
	return db
		.select({
			orderId: refund.orderId,
			no: refund.no,
			state: refund.state,
			amount: sql<string>`${refund.amount} - ${refund.exchanged}`,
			isExchanged,
			createdAt: refund.createdAt,
		})
		.from(refund)
		.where(inArray(refund.orderId, orderIds))
		.orderBy(desc(refund.id));
}

export function listSteps(db: Queryable, orderIds: number[]) {
	return db
		.select()
		.from(orderStep)
		.where(inArray(orderStep.orderId, orderIds))
		.orderBy(asc(orderStep.id));
}

export function listParcels(db: Queryable, orderIds: number[]) {
	return db
		.select()
		.from(parcel)
		.where(inArray(parcel.orderId, orderIds))
		.orderBy(asc(parcel.id));
}

export function listParcelLines(db: Queryable, orderIds: number[]) {
	return db
		.select({
			parcelId: parcelLine.parcelId,
			quantity: parcelLine.quantity,
			orderId: orderLine.orderId,
			lineId: orderLine.id,
			name: orderLine.name,
			image: orderLine.image,
		})
		.from(parcelLine)
		.innerJoin(orderLine, eq(orderLine.id, parcelLine.lineId))
		.where(inArray(orderLine.orderId, orderIds))
		.orderBy(asc(orderLine.id));
}

export function listPicks(db: Queryable, orderIds: number[]) {
	return db
		.select()
		.from(pickedLine)
		.where(inArray(pickedLine.orderId, orderIds));
}

/** The latest first. */
export function listParcelEvents(db: Queryable, orderIds: number[]) {
	return db
		.select({
			parcelId: parcelEvent.parcelId,
			event: parcelEvent.event,
			note: parcelEvent.note,
			at: parcelEvent.at,
		})
		.from(parcelEvent)
		.innerJoin(parcel, eq(parcel.id, parcelEvent.parcelId))
		.where(inArray(parcel.orderId, orderIds))
		.orderBy(desc(parcelEvent.at), desc(parcelEvent.id));
}

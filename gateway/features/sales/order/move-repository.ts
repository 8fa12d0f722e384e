import { and, eq, inArray, isNull, ne, notExists, sql } from "drizzle-orm";
import type { OrderStatus } from "../../../contract/sales/order-status";
import type { Database, Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { collection } from "../../../db/schema/collection";
import { merchantOrder, orderLine, orderStep } from "../../../db/schema/order";
import { parcel, parcelEvent, parcelLine } from "../../../db/schema/parcel";
import { parcelAtStore } from "../../../db/schema/parcel-at-store";
import type { MerchantOrderRow } from "./repository";

/** Holds it for the rest of the transaction. */
export async function lockOrderRow(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.id, id))
		.for("no key update");
	if (!row) throw new Error(`There is no order ${id}`);
	return row;
}

/** False where it is not paid, or not in one of these statuses. */
export async function moveOrder(
	tx: Transaction,
	{ id, from }: { id: number; from: OrderStatus[] },
	changes: Partial<
		Pick<
			MerchantOrderRow,
			| "status"
			| "acceptedAt"
			| "shippedAt"
			| "receivedAt"
			| "linesToReview"
			| "point"
		>
	>,
): Promise<boolean> {
	const moved = await tx
		.update(merchantOrder)
		.set(changes)
		.where(
			and(
				eq(merchantOrder.id, id),
				merchantOrder.paid,
				inArray(merchantOrder.status, from),
			),
		)
		.returning({ id: merchantOrder.id });
	return moved.length > 0;
}

export async function insertStep(
	tx: Transaction,
	row: typeof orderStep.$inferInsert,
): Promise<void> {
	await tx.insert(orderStep).values(row);
}

/** Taken off its buyer's list; once is enough. */
export async function hideOrder(db: Database, id: number, at: Date) {
	await db
		.update(merchantOrder)
		.set({ hiddenAt: at })
		.where(and(eq(merchantOrder.id, id), isNull(merchantOrder.hiddenAt)));
}

export type NewParcelRow = typeof parcel.$inferInsert;

export async function insertParcel(
	tx: Transaction,
	row: NewParcelRow,
	lines: { lineId: number; quantity: number }[],
): Promise<void> {
	const { id: parcelId } = await insertRow(tx, parcel, row);
	await tx
		.insert(parcelLine)
		.values(lines.map((line) => ({ ...line, parcelId })));
	await insertParcelEvent(tx, {
		parcelId,
		event: "shipped",
		at: row.shippedAt,
	});
}

export async function insertParcelEvent(
	tx: Transaction,
	row: typeof parcelEvent.$inferInsert,
): Promise<void> {
	await tx.insert(parcelEvent).values(row);
}

/** What was shipped to a store, and the code of whoever fetches it there. */
export async function insertParcelAtStore(
	tx: Transaction,
	{
		orderId,
		storeId,
		code,
	}: { orderId: number; storeId: number; code: string },
): Promise<void> {
	await tx.insert(parcelAtStore).values({ orderId, storeId });
	await tx.insert(collection).values({ orderId, code });
}

/** The code of who takes an order at the door: drawn for one person, who keeps it. */
export async function putTakerCode(
	tx: Transaction,
	row: { orderId: number; code: string; taker: string },
): Promise<void> {
	await tx
		.insert(collection)
		.values(row)
		.onConflictDoUpdate({
			target: collection.orderId,
			set: { code: row.code, taker: row.taker },
			setWhere: ne(collection.taker, row.taker),
		});
}

export async function deleteTakerCode(tx: Transaction, orderId: number) {
	await tx.delete(collection).where(eq(collection.orderId, orderId));
}

/** Whose merchant sent a parcel, and of which order. */
export async function findParcelOrder(db: Database, id: number) {
	const [row] = await db
		.select({
			id: merchantOrder.id,
			masterId: merchantOrder.masterId,
			merchantId: merchantOrder.merchantId,
			no: merchantOrder.no,
		})
		.from(parcel)
		.innerJoin(merchantOrder, eq(merchantOrder.id, parcel.orderId))
		.where(eq(parcel.id, id));
	return row;
}

/** Whether nothing of an order is on its way any more. */
export async function areAllDelivered(tx: Transaction, orderId: number) {
	const delivered = tx
		.select({ id: parcelEvent.id })
		.from(parcelEvent)
		.where(
			and(
				eq(parcelEvent.parcelId, parcel.id),
				eq(parcelEvent.event, "delivered"),
			),
		);
	const isUnderWay = and(eq(parcel.orderId, orderId), notExists(delivered));
	return (await tx.$count(parcel, isUnderWay)) === 0;
}

/** Lines that neither went back as a whole nor have a review. */
export function countLinesToReview(tx: Transaction, orderId: number) {
	return tx.$count(
		orderLine,
		and(
			eq(orderLine.orderId, orderId),
			sql`${orderLine.refundedQuantity} < ${orderLine.quantity}`,
			isNull(orderLine.reviewedAt),
		),
	);
}

/** The account itself, or the member that took it over. */
export async function findOwnerId(tx: Transaction, accountId: number) {
	const [row] = await tx
		.select({ adoptedBy: account.adoptedBy })
		.from(account)
		.where(eq(account.id, accountId));
	return row?.adoptedBy ?? accountId;
}

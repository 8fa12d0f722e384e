import {
	and,
	asc,
	eq,
	isNotNull,
	isNull,
	lte,
	notExists,
	sql,
} from "drizzle-orm";
import type { Database, Transaction } from "../../../db/client";
import { collection } from "../../../db/schema/collection";
import { merchantOrder } from "../../../db/schema/order";
import { parcelAtStore } from "../../../db/schema/parcel-at-store";
import { refund, refundLine } from "../../../db/schema/refund";
import { store } from "../../../db/schema/store";

/** What waits for a code at one store; undefined where the code is another's. */
export async function findByCode(
	db: Database,
	{ storeId, code }: { storeId: number; code: string },
) {
	const [row] = await db
		.select({
			order: merchantOrder,
			storeMerchantId: store.merchantId,
			parcel: parcelAtStore,
		})
		.from(collection)
		.innerJoin(merchantOrder, eq(merchantOrder.id, collection.orderId))
		.leftJoin(parcelAtStore, eq(parcelAtStore.orderId, collection.orderId))
		.innerJoin(
			store,
			eq(
				store.id,
				sql`coalesce(${merchantOrder.storeId}, ${parcelAtStore.storeId})`,
			),
		)
		.where(and(eq(collection.code, code), eq(store.id, storeId)));
	return row;
}

const isCodeOf = (orderId: number, code: string) =>
	and(eq(collection.orderId, orderId), eq(collection.code, code));

/** Whether it opens this order, which is brought to its door. */
export async function isTakerCode(db: Database, orderId: number, code: string) {
	const isWanted = isNotNull(collection.taker);
	const count = await db.$count(
		collection,
		and(isCodeOf(orderId, code), isWanted),
	);
	return count > 0;
}

/** False where the order has another code by now. */
export async function setHanded(
	tx: Transaction,
	{ orderId, code, at }: { orderId: number; code: string; at: Date },
): Promise<boolean> {
	const { rowCount } = await tx
		.update(collection)
		.set({ handedAt: at })
		.where(isCodeOf(orderId, code));
	return rowCount === 1;
}

interface Waiting {
	/** Their slot began, and they were ready, before then. */
	slotBefore: Date;
	readyBefore: Date;
}

const { id, masterId, accountId } = merchantOrder;

/** An application that waits for the order that is looked at. */
export const openRefund = (db: Database) =>
	db
		.select({ id: refund.id })
		.from(refund)
		.innerJoin(refundLine, eq(refundLine.refundId, refund.id))
		.where(and(eq(refund.orderId, id), refundLine.isOpen));

/** As the index of what waits at a store says it. */
const isWaiting = sql`is_collected and status = 'awaitingReceipt'`;

/** What nobody fetched; an application for a refund is decided first. */
export function listOverdue(
	db: Database,
	{ slotBefore, readyBefore }: Waiting,
	limit: number,
) {
	return db
		.select({ id, masterId, accountId })
		.from(merchantOrder)
		.where(
			and(
				isWaiting,
				lte(merchantOrder.slotStartsAt, slotBefore),
				lte(merchantOrder.shippedAt, readyBefore),
				notExists(openRefund(db)),
			),
		)
		.orderBy(asc(merchantOrder.slotStartsAt))
		.limit(limit);
}

/** What waits for so long that its buyer is to be reminded, and was not. */
export function listToRemind(
	db: Database,
	{ slotBefore, readyBefore }: Waiting,
	limit: number,
) {
	return db
		.select({ id, masterId, accountId })
		.from(merchantOrder)
		.innerJoin(collection, eq(collection.orderId, id))
		.where(
			and(
				isWaiting,
				lte(merchantOrder.slotStartsAt, slotBefore),
				lte(merchantOrder.shippedAt, readyBefore),
				isNull(collection.remindedAt),
			),
		)
		.orderBy(asc(merchantOrder.slotStartsAt))
		.limit(limit);
}

/** False where it was before. */
export async function setReminded(tx: Transaction, orderId: number, at: Date) {
	const set = await tx
		.update(collection)
		.set({ remindedAt: at })
		.where(and(eq(collection.orderId, orderId), isNull(collection.remindedAt)))
		.returning({ orderId: collection.orderId });
	return set.length > 0;
}

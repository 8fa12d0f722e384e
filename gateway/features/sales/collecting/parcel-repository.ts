import {
	and,
	asc,
	eq,
	exists,
	inArray,
	isNull,
	lte,
	notExists,
	or,
	sql,
} from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { collection } from "../../../db/schema/collection";
import { merchant } from "../../../db/schema/merchant";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import { parcel } from "../../../db/schema/parcel";
import { parcelAtStore } from "../../../db/schema/parcel-at-store";
import { store } from "../../../db/schema/store";
import type { Slice } from "../../../http/pages";
import { openRefund } from "./repository";

/** Whose store it is, in service or not; undefined where there is none. */
export async function findStoreOwner(db: Database, id: number) {
	const [row] = await db
		.select({ id: store.id, merchantId: store.merchantId })
		.from(store)
		.where(eq(store.id, id));
	return row;
}

const rows = (db: Queryable) =>
	db
		.select({
			order: merchantOrder,
			parcel: parcelAtStore,
			merchantName: merchant.name,
			realName: sql<string>`${masterOrder.deliveredTo} ->> 'realName'`,
		})
		.from(parcelAtStore)
		.innerJoin(merchantOrder, eq(merchantOrder.id, parcelAtStore.orderId))
		.innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterId))
		.innerJoin(merchant, eq(merchant.id, merchantOrder.merchantId));
export type ParcelRow = Awaited<ReturnType<typeof listHere>>[number];

const isAt = (storeId: number) => eq(parcelAtStore.storeId, storeId);
const isHere = (storeId: number) =>
	and(isAt(storeId), sql`left_at is null and arrived_at is not null`);

/** The longest first. */
export function listHere(
	db: Database,
	storeId: number,
	{ limit, offset }: Slice,
) {
	return rows(db)
		.where(isHere(storeId))
		.orderBy(asc(parcelAtStore.arrivedAt), asc(parcelAtStore.orderId))
		.limit(limit)
		.offset(offset);
}

export const countHere = (db: Database, storeId: number) =>
	db.$count(parcelAtStore, isHere(storeId));

/** What a store expects or has, of an order or a parcel of that number. */
export function listByNumber(
	db: Database,
	{ storeId, no }: { storeId: number; no: string },
	limit: number,
) {
	const isNumbered = db
		.select({ id: parcel.id })
		.from(parcel)
		.where(
			and(eq(parcel.orderId, parcelAtStore.orderId), eq(parcel.trackingNo, no)),
		);
	return rows(db)
		.where(
			and(
				isAt(storeId),
				isNull(parcelAtStore.leftAt),
				or(eq(merchantOrder.no, no.toUpperCase()), exists(isNumbered)),
			),
		)
		.orderBy(asc(parcelAtStore.orderId))
		.limit(limit);
}

export async function findAtStore(
	db: Queryable,
	{ storeId, orderNo }: { storeId: number; orderNo: string },
): Promise<ParcelRow | undefined> {
	const [row] = await rows(db).where(
		and(isAt(storeId), eq(merchantOrder.no, orderNo)),
	);
	return row;
}

interface Lying {
	arrivedBefore: Date;
	/** Of those whose buyers were not reminded, or of those whose application for a refund is decided. */
	toBe: "reminded" | "sentBack";
}

/** Parcels that wait for their buyers since before then, the longest first. */
export function listLying(
	db: Database,
	{ arrivedBefore, toBe }: Lying,
	limit: number,
) {
	const { id, masterId, accountId } = merchantOrder;
	const { orderId, remindedAt } = collection;
	const reminded = db
		.select({ remindedAt })
		.from(collection)
		.where(eq(orderId, parcelAtStore.orderId));
	return db
		.select({ id, masterId, accountId })
		.from(parcelAtStore)
		.innerJoin(merchantOrder, eq(id, parcelAtStore.orderId))
		.where(
			and(
				sql`arrived_at is not null and left_at is null`,
				lte(parcelAtStore.arrivedAt, arrivedBefore),
				eq(merchantOrder.status, "awaitingReceipt"),
				toBe === "reminded"
					? sql`(${reminded}) is null`
					: notExists(openRefund(db)),
			),
		)
		.orderBy(asc(parcelAtStore.arrivedAt))
		.limit(limit);
}

/** When it arrived at its store, which it has not left; undefined for any other. */
export async function findArrival(tx: Transaction, orderId: number) {
	const [row] = await tx
		.select({ arrivedAt: parcelAtStore.arrivedAt })
		.from(parcelAtStore)
		.where(
			and(eq(parcelAtStore.orderId, orderId), isNull(parcelAtStore.leftAt)),
		);
	return row?.arrivedAt ?? undefined;
}

/** By what each order's parcels are followed. */
export function listNumbers(db: Database, orderIds: number[]) {
	const { orderId, courier, trackingNo } = parcel;
	return db
		.select({ orderId, courier, trackingNo })
		.from(parcel)
		.where(inArray(orderId, orderIds))
		.orderBy(asc(parcel.id));
}

/** False where it had before, or has left. */
export async function setArrived(tx: Transaction, orderId: number, at: Date) {
	const set = await tx
		.update(parcelAtStore)
		.set({ arrivedAt: at })
		.where(
			and(
				eq(parcelAtStore.orderId, orderId),
				sql`arrived_at is null and left_at is null`,
			),
		)
		.returning({ orderId: parcelAtStore.orderId });
	return set.length > 0;
}

/** False where it is not there, or not any more. */
export async function setLeft(tx: Transaction, orderId: number, at: Date) {
	const set = await tx
		.update(parcelAtStore)
		.set({ leftAt: at })
		.where(
			and(
				eq(parcelAtStore.orderId, orderId),
				sql`arrived_at is not null and left_at is null`,
			),
		)
		.returning({ orderId: parcelAtStore.orderId });
	return set.length > 0;
}

import { and, asc, eq, gte, lt, lte, type SQL, sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { store } from "../../../db/schema/store";

interface Asked {
	/** Undefined for whatever merchant or store. */
	merchantId: number | undefined;
	storeId: number | undefined;
	slotBefore: Date;
}

/** Orders to be fetched that are not ready, by slot. */
export const listUnready = (db: Database, asked: Asked, limit: number) =>
	list(db, { asked, limit, status: sql`status = 'awaitingShipment'` });

/** Orders that wait for their buyers, by slot. */
export const listReady = (db: Database, asked: Asked, limit: number) =>
	list(db, { asked, limit, status: sql`status = 'awaitingReceipt'` });

export type ToCollectRow = Awaited<ReturnType<typeof list>>[number];

interface Listing {
	asked: Asked;
	/** As the indexes of both say it. */
	status: SQL;
	limit: number;
}

async function list(db: Database, { asked, status, limit }: Listing) {
	const { merchantId, storeId, slotBefore } = asked;
	const rows = await db
		.select({
			no: merchantOrder.no,
			storeId: store.id,
			storeName: store.name,
			slotStartsAt: merchantOrder.slotStartsAt,
			isReady: sql<boolean>`${merchantOrder.status} = 'awaitingReceipt'`,
			realName: sql<string>`${masterOrder.deliveredTo} ->> 'realName'`,
			pieces: sql`(
				select sum(quantity - refunded_quantity) from ${orderLine} where order_id = ${merchantOrder.id}
			)`.mapWith(Number),
		})
		.from(merchantOrder)
		.innerJoin(store, eq(store.id, merchantOrder.storeId))
		.innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterId))
		.where(
			and(
				sql`is_collected and ${status}`,
				merchantOrder.paid,
				lt(merchantOrder.slotStartsAt, slotBefore),
				merchantId === undefined
					? undefined
					: eq(merchantOrder.merchantId, merchantId),
				storeId === undefined ? undefined : eq(merchantOrder.storeId, storeId),
			),
		)
		.orderBy(asc(merchantOrder.slotStartsAt), asc(merchantOrder.id))
		.limit(limit);
	return rows.flatMap(({ slotStartsAt, ...row }) =>
		slotStartsAt ? [{ ...row, slotStartsAt }] : [],
	);
}

export type LateRow = Awaited<ReturnType<typeof listLate>>[number];

/** Orders that are not ready and whose slot began then. */
export async function listLate(
	db: Database,
	{ from, until }: { from: Date; until: Date },
	limit: number,
) {
	const { no, merchantId, slotStartsAt } = merchantOrder;
	const rows = await db
		.select({ no, merchantId, slotStartsAt, storeName: store.name })
		.from(merchantOrder)
		.innerJoin(store, eq(store.id, merchantOrder.storeId))
		.where(
			and(
				sql`is_collected and status = 'awaitingShipment'`,
				merchantOrder.paid,
				gte(slotStartsAt, from),
				lte(slotStartsAt, until),
			),
		)
		.orderBy(asc(slotStartsAt))
		.limit(limit);
	return rows.flatMap(({ slotStartsAt: at, ...row }) =>
		at ? [{ ...row, slotStartsAt: at }] : [],
	);
}

import {
	and,
	asc,
	desc,
	eq,
	getTableColumns,
	inArray,
	or,
	sql,
} from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { ownAccountIds } from "../../../db/own-accounts";
import { account } from "../../../db/schema/account";
import { collection } from "../../../db/schema/collection";
import { refundExchange } from "../../../db/schema/exchange";
import { merchant } from "../../../db/schema/merchant";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { parcelAtStore } from "../../../db/schema/parcel-at-store";
import { payment } from "../../../db/schema/payment";
import { refund } from "../../../db/schema/refund";
import { store } from "../../../db/schema/store";
import type { Valued } from "../../../db/written-once";

export type MasterRow = typeof masterOrder.$inferSelect;
export type MerchantOrderRow = typeof merchantOrder.$inferSelect;
export type LineRow = Omit<typeof orderLine.$inferSelect, "search">;

const { search: _, ...shownColumns } = getTableColumns(orderLine);
/** All but those that only a search reads. */
export const lineColumns = shownColumns;

export const isOf = (db: Queryable, accountId: Valued<number>) =>
	inArray(masterOrder.accountId, ownAccountIds(db, accountId));

const masters = (db: Queryable) => db.select().from(masterOrder);

export async function findMaster(db: Queryable, no: string) {
	const [row] = await masters(db).where(eq(masterOrder.no, no));
	return row;
}

export async function findOwnMaster(db: Queryable, no: string, uid: number) {
	const isWanted = and(eq(masterOrder.no, no), isOf(db, uid));
	const [row] = await masters(db).where(isWanted);
	return row;
}

/** Holds it for the rest of the transaction: paying and cancelling come one after the other. */
export const masterLock = (id: number) =>
	sql`select from ${masterOrder} where ${eq(masterOrder.id, id)} for no key update`;

/** The same, and answers it; everything that pays or cancels it begins here. */
export async function lockMaster(tx: Transaction, id: number) {
	const isWanted = eq(masterOrder.id, id);
	const [row] = await masters(tx).where(isWanted).for("no key update");
	if (!row) throw new Error(`There is no master ${id}`);
	return row;
}

/** What of what went back of an order was exchanged, and so is no money. */
const exchanged = sql<string>`case when ${merchantOrder.hasRefund} then (
	select coalesce(sum(own.exchanged), 0)::text from ${refund} as own where own.order_id = ${merchantOrder.id}
) else '0' end`;

/** The refund whose goods an order was made for; by a look at one row of an index each. */
const exchangeOf = sql<string | null>`(
	select own.no from ${refundExchange} as made join ${refund} as own on own.id = made.refund_id
	where made.order_id = ${merchantOrder.id}
)`;

/** When what goes to a store came there. */
const arrivedAt =
	sql<Date | null>`case when ${merchantOrder.point} is not null then (
	select lying.arrived_at from ${parcelAtStore} as lying where lying.order_id = ${merchantOrder.id}
) end`.mapWith(parcelAtStore.arrivedAt);

const orders = (db: Queryable) =>
	db
		.select({
			order: merchantOrder,
			merchantName: merchant.name,
			merchantPhone: merchant.phone,
			isSelfSupport: merchant.isSelfSupport,
			storeName: store.name,
			storeAddress: store.address,
			storeHours: store.openingHours,
			collectCode: collection.code,
			taker: collection.taker,
			handedAt: collection.handedAt,
			exchangeOf,
			exchanged,
			arrivedAt,
		})
		.from(merchantOrder)
		.innerJoin(merchant, eq(merchant.id, merchantOrder.merchantId))
		.leftJoin(store, eq(store.id, merchantOrder.storeId))
		.leftJoin(collection, eq(collection.orderId, merchantOrder.id));
export type OrderRow = Awaited<ReturnType<typeof listOrders>>[number];

/** The merchants' orders of a master, as they were made. */
export function listOrders(db: Queryable, masterId: number) {
	return orders(db)
		.where(eq(merchantOrder.masterId, masterId))
		.orderBy(asc(merchantOrder.id));
}

export function listOrdersById(db: Queryable, ids: number[]) {
	return orders(db).where(inArray(merchantOrder.id, ids));
}

export function listMastersById(db: Queryable, ids: number[]) {
	return masters(db).where(inArray(masterOrder.id, ids));
}

/** Of the account or of a tourist that it took over. */
export async function findOwnOrder(db: Queryable, no: string, uid: number) {
	const isOwn = inArray(merchantOrder.accountId, ownAccountIds(db, uid));
	const [row] = await db
		.select()
		.from(merchantOrder)
		.where(and(eq(merchantOrder.no, no), isOwn));
	return row;
}

export const findOrder = (db: Queryable, no: string) =>
	findRow(db, merchantOrder, eq(merchantOrder.no, no));

export function listLinesOf(db: Queryable, orderIds: number[]) {
	return db
		.select(lineColumns)
		.from(orderLine)
		.where(inArray(orderLine.orderId, orderIds))
		.orderBy(asc(orderLine.id));
}

export async function listLines(db: Queryable, masterId: number) {
	const rows = await db
		.select({ line: lineColumns })
		.from(orderLine)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.orderId))
		.where(eq(merchantOrder.masterId, masterId))
		.orderBy(asc(orderLine.id));
	return rows.map(({ line }) => line);
}

/** The states of all tries to pay these masters. */
export function listPaymentStatesOf(db: Queryable, masterIds: number[]) {
	return db
		.select({ masterId: payment.masterId, state: payment.state })
		.from(payment)
		.where(inArray(payment.masterId, masterIds));
}

/** Of one merchant's order in a master of the account's; none where it is another's. */
export function listLinesOfOrder(
	db: Queryable,
	orderNo: string,
	accountId: number,
) {
	return db
		.select({ skuId: orderLine.skuId, quantity: orderLine.quantity })
		.from(orderLine)
		.innerJoin(merchantOrder, eq(merchantOrder.id, orderLine.orderId))
		.innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterId))
		.where(and(eq(merchantOrder.no, orderNo), isOf(db, accountId)))
		.orderBy(asc(orderLine.id));
}

/** Of an account and of the tourists that it took over, the latest first. */
export function listMasters(db: Queryable, accountId: number) {
	return masters(db).where(isOf(db, accountId)).orderBy(desc(masterOrder.id));
}

/** Merchants' orders of an account, with those that it took off its list. */
export function countOrdersOf(db: Queryable, accountId: number) {
	const own = db
		.select({ id: masterOrder.id })
		.from(masterOrder)
		.where(isOf(db, accountId));
	return db.$count(merchantOrder, inArray(merchantOrder.masterId, own));
}

/** An account and the member who took it over, by rising id. */
export async function lockAccounts(tx: Transaction, accountId: number) {
	const adopter = tx
		.select({ id: account.adoptedBy })
		.from(account)
		.where(eq(account.id, accountId));
	await tx
		.select({ id: account.id })
		.from(account)
		.where(or(eq(account.id, accountId), inArray(account.id, adopter)))
		.orderBy(asc(account.id))
		.for("no key update");
}

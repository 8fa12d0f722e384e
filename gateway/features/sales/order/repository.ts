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
import type { PayMethod } from "../../../contract/sales/payment";
import type { Queryable, Transaction } from "../../../db/client";
import { ownAccountIds } from "../../../db/own-accounts";
import { account } from "../../../db/schema/account";
import { merchant } from "../../../db/schema/merchant";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "../../../db/schema/order";
import { payment } from "../../../db/schema/payment";
import { store } from "../../../db/schema/store";

export type MasterRow = typeof masterOrder.$inferSelect;
export type MerchantOrderRow = typeof merchantOrder.$inferSelect;
export type LineRow = Omit<typeof orderLine.$inferSelect, "search">;

const { search: _, ...shownColumns } = getTableColumns(orderLine);
/** All but those that only a search reads. */
export const lineColumns = shownColumns;

export const isOf = (db: Queryable, accountId: number) =>
	inArray(masterOrder.accountId, ownAccountIds(db, accountId));

export async function findMaster(
	db: Queryable,
	no: string,
): Promise<MasterRow | undefined> {
	const [row] = await db
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.no, no));
	return row;
}

export async function findOwnMaster(
	db: Queryable,
	no: string,
	accountId: number,
): Promise<MasterRow | undefined> {
	const [row] = await db
		.select()
		.from(masterOrder)
		.where(and(eq(masterOrder.no, no), isOf(db, accountId)));
	return row;
}

/** Holds it for the rest of the transaction: paying and cancelling come one after the other. */
export const masterLock = (id: number) =>
	sql`select from ${masterOrder} where ${eq(masterOrder.id, id)} for no key update`;

/** The same, and answers it. */
export async function lockMasterRow(
	tx: Transaction,
	id: number,
): Promise<MasterRow | undefined> {
	const [row] = await tx
		.select()
		.from(masterOrder)
		.where(eq(masterOrder.id, id))
		.for("no key update");
	return row;
}

const orders = (db: Queryable) =>
	db
		.select({
			order: merchantOrder,
			merchantName: merchant.name,
			merchantPhone: merchant.phone,
			isSelfSupport: merchant.isSelfSupport,
			storeName: store.name,
		})
		.from(merchantOrder)
		.innerJoin(merchant, eq(merchant.id, merchantOrder.merchantId))
		.leftJoin(store, eq(store.id, merchantOrder.storeId));
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
	return db.select().from(masterOrder).where(inArray(masterOrder.id, ids));
}

/** Of the account or of a tourist that it took over. */
export async function findOwnOrder(
	db: Queryable,
	no: string,
	accountId: number,
): Promise<MerchantOrderRow | undefined> {
	const [row] = await db
		.select()
		.from(merchantOrder)
		.where(
			and(
				eq(merchantOrder.no, no),
				inArray(merchantOrder.accountId, ownAccountIds(db, accountId)),
			),
		);
	return row;
}

export async function findOrder(
	db: Queryable,
	no: string,
): Promise<MerchantOrderRow | undefined> {
	const [row] = await db
		.select()
		.from(merchantOrder)
		.where(eq(merchantOrder.no, no));
	return row;
}

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

export async function listPaymentStates(db: Queryable, masterId: number) {
	const rows = await db
		.select({ state: payment.state })
		.from(payment)
		.where(eq(payment.masterId, masterId));
	return rows.map(({ state }) => state);
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
	return db
		.select()
		.from(masterOrder)
		.where(isOf(db, accountId))
		.orderBy(desc(masterOrder.id));
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

export async function setPayMethod(
	tx: Transaction,
	masterId: number,
	payMethod: PayMethod,
): Promise<void> {
	await tx
		.update(masterOrder)
		.set({ payMethod })
		.where(eq(masterOrder.id, masterId));
}

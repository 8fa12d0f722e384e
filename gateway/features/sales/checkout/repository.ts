import { and, eq, inArray, lt, type SQL } from "drizzle-orm";
import type { Queryable, Transaction } from "../../../db/client";
import { contactColumns } from "../../../db/contact-columns";
import { ownAccountIds } from "../../../db/own-accounts";
import { account } from "../../../db/schema/account";
import { address } from "../../../db/schema/address";
import { goods, sku } from "../../../db/schema/goods";
import { idempotency } from "../../../db/schema/idempotency";
import { merchant } from "../../../db/schema/merchant";
import { masterOrder } from "../../../db/schema/order";
import { preOrder, type ShownQuote } from "../../../db/schema/pre-order";
import { soldColumns } from "../../../db/sold-columns";

export type PreOrderRow = typeof preOrder.$inferSelect;

export async function insertPreOrder(
	db: Queryable,
	row: typeof preOrder.$inferInsert,
): Promise<void> {
	await db.insert(preOrder).values(row);
}

interface Wanted {
	no: string;
	accountId: number;
	/** Of the account's own addresses. */
	addressId: number | "default" | null;
	points: SQL<number>;
}

/** A pre-order, the order that was made of it, and what of the account's it may use: all as it is at one moment. */
export async function findPreOrder(
	db: Queryable,
	{ no, accountId, addressId, points }: Wanted,
) {
	const isChosen =
		addressId === "default"
			? eq(address.isDefault, true)
			: eq(address.id, addressId ?? 0);
	const [row] = await db
		.select({ preOrder, orderedNo: masterOrder.no, address, points })
		.from(preOrder)
		.leftJoin(masterOrder, eq(masterOrder.preOrderNo, preOrder.no))
		.leftJoin(address, and(eq(address.accountId, accountId), isChosen))
		.where(and(eq(preOrder.no, no), eq(preOrder.accountId, accountId)));
	return row;
}

export async function setShown(db: Queryable, no: string, shown: ShownQuote) {
	await db.update(preOrder).set({ shown }).where(eq(preOrder.no, no));
}

export async function deletePreOrdersBefore(db: Queryable, time: Date) {
	await db.delete(preOrder).where(lt(preOrder.createdAt, time));
}

/** Of an account and of the tourists that it took over. */
export async function deletePreOrdersOf(tx: Transaction, accountId: number) {
	await tx
		.delete(preOrder)
		.where(inArray(preOrder.accountId, ownAccountIds(tx, accountId)));
}

/** A buyer, what was kept under their key, and the number of the master that was made of a pre-order. */
export async function findBuyer(
	tx: Transaction,
	{
		accountId,
		key,
		preOrderNo,
	}: { accountId: number; key: string; preOrderNo: string },
) {
	const { deletedAt, adoptedBy } = account;
	const [row] = await tx
		.select({
			buyer: { ...contactColumns, deletedAt, adoptedBy },
			command: idempotency,
			orderedNo: masterOrder.no,
		})
		.from(account)
		.leftJoin(
			idempotency,
			and(eq(idempotency.accountId, accountId), eq(idempotency.key, key)),
		)
		.leftJoin(masterOrder, eq(masterOrder.preOrderNo, preOrderNo))
		.where(eq(account.id, accountId));
	return row;
}

/** Skus with all that it takes to price, show and order them; unknown ones are missing. */
export function listSoldRows(db: Queryable, skuIds: number[]) {
	return db
		.select({
			id: sku.id,
			skuId: sku.id,
			/** Of the sku itself, whatever it is bought at. */
			shelfPrice: sku.price,
			...soldColumns,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(inArray(sku.id, skuIds));
}
export type SoldRow = Awaited<ReturnType<typeof listSoldRows>>[number];

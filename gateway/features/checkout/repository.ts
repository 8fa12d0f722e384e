import { and, eq, inArray, lt, or, type SQL } from "drizzle-orm";
import type { Database, Transaction } from "../../db/client";
import { account } from "../../db/schema/account";
import { address } from "../../db/schema/address";
import { goods, isSold, sku } from "../../db/schema/goods";
import { merchant } from "../../db/schema/merchant";
import { masterOrder } from "../../db/schema/order";
import { preOrder, type ShownQuote } from "../../db/schema/pre-order";

type Queryable = Database | Transaction;

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

export async function setShown(
	db: Queryable,
	no: string,
	shown: ShownQuote,
): Promise<void> {
	await db.update(preOrder).set({ shown }).where(eq(preOrder.no, no));
}

export async function deletePreOrdersBefore(
	db: Queryable,
	time: Date,
): Promise<void> {
	await db.delete(preOrder).where(lt(preOrder.createdAt, time));
}

/** Of an account and of the tourists that it took over. */
export async function deletePreOrdersOf(
	tx: Transaction,
	accountId: number,
): Promise<void> {
	const adopted = tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.adoptedBy, accountId));
	await tx
		.delete(preOrder)
		.where(
			or(
				eq(preOrder.accountId, accountId),
				inArray(preOrder.accountId, adopted),
			),
		);
}

/** Number of the master that was made of it. */
export async function findOrderedNo(
	db: Queryable,
	preOrderNo: string,
): Promise<string | undefined> {
	const [row] = await db
		.select({ no: masterOrder.no })
		.from(masterOrder)
		.where(eq(masterOrder.preOrderNo, preOrderNo));
	return row?.no;
}

/** Skus with all that it takes to price, show and order them; unknown ones are missing. */
export function listSoldRows(db: Queryable, skuIds: number[]) {
	return db
		.select({
			id: sku.id,
			skuId: sku.id,
			goodsId: goods.id,
			name: goods.name,
			images: goods.images,
			unit: goods.unit,
			cartType: goods.cartType,
			categoryId: goods.categoryId,
			topCategoryId: goods.topCategoryId,
			isShown: isSold,
			options: sku.options,
			price: sku.price,
			/** Of the sku itself, whatever it is bought at. */
			shelfPrice: sku.price,
			stock: sku.stock,
			image: sku.image,
			merchantId: merchant.id,
			merchantName: merchant.name,
			isSelfSupport: merchant.isSelfSupport,
			freightFee: merchant.freightFee,
			freightFreeFrom: merchant.freightFreeFrom,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(inArray(sku.id, skuIds));
}
export type SoldRow = Awaited<ReturnType<typeof listSoldRows>>[number];

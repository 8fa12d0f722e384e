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
import { type Blanks, isAnyOf, writtenOnce } from "../../../db/written-once";
import { usablePoints } from "../points/service";

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
	now: Date;
}

const preOrderWith = (isChosen: (addressId: SQL) => SQL) =>
	writtenOnce((db, { no, accountId, addressId, now }: Blanks<Wanted>) =>
		db
			.select({
				preOrder,
				orderedNo: masterOrder.no,
				address,
				points: usablePoints(db, accountId, now),
			})
			.from(preOrder)
			.leftJoin(masterOrder, eq(masterOrder.preOrderNo, preOrder.no))
			.leftJoin(
				address,
				and(eq(address.accountId, accountId), isChosen(addressId)),
			)
			.where(and(eq(preOrder.no, no), eq(preOrder.accountId, accountId))),
	);
const askWithDefault = preOrderWith(() => eq(address.isDefault, true));
const askWithAddress = preOrderWith((addressId) => eq(address.id, addressId));

/** A pre-order, the order that was made of it, and what of the account's it may use: all as it is at one moment. */
export async function findPreOrder(db: Queryable, wanted: Wanted) {
	const ask = wanted.addressId === "default" ? askWithDefault : askWithAddress;
	const [row] = await ask(db, wanted);
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

interface Ordering {
	accountId: number;
	key: string;
	preOrderNo: string;
}

const askBuyer = writtenOnce(
	(db, { accountId, key, preOrderNo }: Blanks<Ordering>) => {
		const { deletedAt, adoptedBy } = account;
		return db
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
	},
);

/** A buyer, what was kept under their key, and the number of the master that was made of a pre-order. */
export async function findBuyer(tx: Transaction, ordering: Ordering) {
	const [row] = await askBuyer(tx, ordering);
	return row;
}

const askSoldRows = writtenOnce(
	(db, { skuIds }: Blanks<{ skuIds: number[] }>) =>
		db
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
			.where(isAnyOf(sku.id, skuIds)),
);

/** Skus with all that it takes to price, show and order them; unknown ones are missing. */
export const listSoldRows = (db: Queryable, skuIds: number[]) =>
	askSoldRows(db, { skuIds });
export type SoldRow = Awaited<ReturnType<typeof listSoldRows>>[number];

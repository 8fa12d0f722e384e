import { and, asc, eq, inArray, isNotNull, lte, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { account } from "../../../db/schema/account";
import { goods, isSold, sku } from "../../../db/schema/goods";
import { isPublic } from "../../../db/schema/past-price";
import {
	shoppingList,
	shoppingListLine,
} from "../../../db/schema/shopping-list";

export type ListRow = typeof shoppingList.$inferSelect;

const isOf = (accountId: number) => eq(shoppingList.accountId, accountId);
const isOwn = (accountId: number, id: number) =>
	and(isOf(accountId), eq(shoppingList.id, id));

/** Those that come back soonest first. */
export function listLists(
	db: Queryable,
	accountId: number,
	id?: number,
): Promise<ListRow[]> {
	return db
		.select()
		.from(shoppingList)
		.where(id === undefined ? isOf(accountId) : isOwn(accountId, id))
		.orderBy(sql`${shoppingList.nextOn} nulls last`, asc(shoppingList.id));
}

/** With what it takes to show and to buy them. */
export function listLines(db: Queryable, listIds: number[]) {
	return db
		.select({
			listId: shoppingListLine.listId,
			skuId: sku.id,
			goodsId: goods.id,
			name: goods.name,
			images: goods.images,
			image: sku.image,
			unit: goods.unit,
			options: sku.options,
			cartType: goods.cartType,
			price: sku.price,
			stock: sku.stock,
			isShown: isSold,
			quantity: shoppingListLine.quantity,
			lastPrice: shoppingListLine.lastPrice,
		})
		.from(shoppingListLine)
		.innerJoin(sku, eq(sku.id, shoppingListLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(inArray(shoppingListLine.listId, listIds))
		.orderBy(asc(shoppingListLine.listId), asc(shoppingListLine.position));
}
export type LineRow = Awaited<ReturnType<typeof listLines>>[number];

export async function lockList(
	tx: Transaction,
	accountId: number,
	id: number,
): Promise<ListRow | undefined> {
	const [row] = await tx
		.select()
		.from(shoppingList)
		.where(isOwn(accountId, id))
		.for("update");
	return row;
}

/** So that an account's lists are counted one command after the other. */
export async function lockOwner(tx: Transaction, accountId: number) {
	await tx
		.select({ id: account.id })
		.from(account)
		.where(eq(account.id, accountId))
		.for("no key update");
}

export const countLists = (tx: Transaction, accountId: number) =>
	tx.$count(shoppingList, isOf(accountId));

export async function insertList(
	tx: Transaction,
	row: typeof shoppingList.$inferInsert,
): Promise<number> {
	const [made] = await tx
		.insert(shoppingList)
		.values(row)
		.returning({ id: shoppingList.id });
	if (!made) throw new Error("Nothing was inserted");
	return made.id;
}

export async function updateList(
	tx: Transaction,
	id: number,
	to: Partial<typeof shoppingList.$inferInsert>,
): Promise<void> {
	await tx.update(shoppingList).set(to).where(eq(shoppingList.id, id));
}

export async function deleteList(
	db: Database,
	accountId: number,
	id: number,
): Promise<void> {
	await db.delete(shoppingList).where(isOwn(accountId, id));
}

export async function deleteListsOf(tx: Transaction, accountId: number) {
	await tx.delete(shoppingList).where(isOf(accountId));
}

/** What the other account has already stays beside them. */
export async function moveLists(
	tx: Transaction,
	{ from, to }: { from: number; to: number },
): Promise<void> {
	await tx.update(shoppingList).set({ accountId: to }).where(isOf(from));
}

interface Wanted {
	skuId: number;
	quantity: number;
}

/** In the place of those that were there; what was on the list stays, with its last price. How many of them are known. */
export async function replaceLines(
	tx: Transaction,
	listId: number,
	lines: Wanted[],
): Promise<number> {
	const skuIds = lines.map(({ skuId }) => skuId);
	const quantities = lines.map(({ quantity }) => quantity);
	const { rowCount } = await tx.execute(sql`
		with wanted as (
			select * from unnest(${sql.param(skuIds)}::int[], ${sql.param(quantities)}::int[])
				with ordinality as wanted(sku_id, quantity, position)
		), gone as (
			delete from ${shoppingListLine} where list_id = ${listId}
				and sku_id not in (select sku_id from wanted)
		)
		insert into ${shoppingListLine} (list_id, sku_id, quantity, last_price, position)
		select ${listId}, sku.id, wanted.quantity, sku.price, wanted.position
		from wanted join ${sku} on sku.id = wanted.sku_id join ${goods} on goods.id = sku.goods_id
		where ${isPublic} or sku.id in (select sku_id from ${shoppingListLine} where list_id = ${listId})
		on conflict (list_id, sku_id) do update
		set quantity = excluded.quantity, position = excluded.position`);
	return rowCount ?? 0;
}

/** What is bought now is what the next time is compared with. */
export async function noteLastPrices(
	db: Database,
	listId: number,
): Promise<void> {
	await db
		.update(shoppingListLine)
		.set({ lastPrice: sql`${sku.price}` })
		.from(sku)
		.where(
			and(
				eq(shoppingListLine.listId, listId),
				eq(sku.id, shoppingListLine.skuId),
			),
		);
}

/** Some of those that have come back by this day and that nobody else reminds of, with where their owner is written to. */
export function takeDue(tx: Transaction, day: string, limit: number) {
	return tx
		.select({ list: shoppingList, email: account.email })
		.from(shoppingList)
		.innerJoin(account, eq(account.id, shoppingList.accountId))
		.where(and(isNotNull(shoppingList.nextOn), lte(shoppingList.nextOn, day)))
		.orderBy(asc(shoppingList.nextOn), asc(shoppingList.id))
		.limit(limit)
		.for("update", { of: shoppingList, skipLocked: true });
}

import { and, asc, desc, eq, inArray, lte, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Database, Queryable, Transaction } from "../../../db/client";
import { findRow, insertRow, lockRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { goods, sku } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import {
	sharedBasket,
	sharedBasketLine,
	sharedBasketMember,
} from "../../../db/schema/shared-basket";
import { soldColumns } from "../../../db/sold-columns";

export type BasketRow = typeof sharedBasket.$inferSelect;
export type MemberRow = typeof sharedBasketMember.$inferSelect;
type StoredLine = typeof sharedBasketLine.$inferSelect;

const taker = alias(account, "taker");

/** Those that an account is in, the latest used first, each with who took it. */
export function listBaskets(db: Queryable, accountId: number, id?: number) {
	return db
		.select({ basket: sharedBasket, takenBy: taker.nickname })
		.from(sharedBasketMember)
		.innerJoin(sharedBasket, eq(sharedBasket.id, sharedBasketMember.basketId))
		.leftJoin(taker, eq(taker.id, sharedBasket.takenBy))
		.where(
			and(
				eq(sharedBasketMember.accountId, accountId),
				id === undefined ? undefined : eq(sharedBasket.id, id),
			),
		)
		.orderBy(desc(sharedBasket.usedAt), desc(sharedBasket.id));
}
export type BasketFound = Awaited<ReturnType<typeof listBaskets>>[number];

/** By basket, as they came: its owner was there first. */
export function listMembers(db: Queryable, basketIds: number[]) {
	return db
		.select({ member: sharedBasketMember, name: account.nickname })
		.from(sharedBasketMember)
		.innerJoin(account, eq(account.id, sharedBasketMember.accountId))
		.where(inArray(sharedBasketMember.basketId, basketIds))
		.orderBy(asc(sharedBasketMember.id));
}
export type MemberFound = Awaited<ReturnType<typeof listMembers>>[number];

/** What was put in, with what it takes to show and to price it, those put in first before the others. */
export function listLines(db: Queryable, basketIds: number[]) {
	return db
		.select({
			basketId: sharedBasketMember.basketId,
			line: sharedBasketLine,
			sold: { skuId: sku.id, ...soldColumns },
		})
		.from(sharedBasketLine)
		.innerJoin(
			sharedBasketMember,
			eq(sharedBasketMember.id, sharedBasketLine.memberId),
		)
		.innerJoin(sku, eq(sku.id, sharedBasketLine.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(inArray(sharedBasketMember.basketId, basketIds))
		.orderBy(asc(sharedBasketLine.addedAt), asc(sharedBasketLine.skuId));
}
export type LineFound = Awaited<ReturnType<typeof listLines>>[number];

export const findByToken = (db: Queryable, tokenHash: string) =>
	findRow(db, sharedBasket, eq(sharedBasket.tokenHash, tokenHash));

/** The caller looks at its members afterwards: by then nobody else changes them. */
export const lockBasket = (tx: Transaction, id: number) =>
	lockRow(tx, sharedBasket, eq(sharedBasket.id, id));

export function listMemberRows(
	tx: Transaction,
	basketId: number,
): Promise<MemberRow[]> {
	return tx
		.select()
		.from(sharedBasketMember)
		.where(eq(sharedBasketMember.basketId, basketId));
}

export const countBaskets = (tx: Transaction, accountId: number) =>
	tx.$count(sharedBasketMember, eq(sharedBasketMember.accountId, accountId));

export const insertBasket = (
	tx: Transaction,
	row: typeof sharedBasket.$inferInsert,
) => insertRow(tx, sharedBasket, row);

export const insertMember = (
	tx: Transaction,
	row: typeof sharedBasketMember.$inferInsert,
) => insertRow(tx, sharedBasketMember, row);

/** One more command was carried out. */
export async function updateBasket(
	tx: Transaction,
	id: number,
	to: Partial<BasketRow> & { usedAt: Date },
): Promise<void> {
	await tx
		.update(sharedBasket)
		.set({ ...to, version: sql`${sharedBasket.version} + 1` })
		.where(eq(sharedBasket.id, id));
}

export function listStoredLines(
	tx: Transaction,
	memberIds: number[],
): Promise<StoredLine[]> {
	return tx
		.select()
		.from(sharedBasketLine)
		.where(inArray(sharedBasketLine.memberId, memberIds));
}

/** Where a member has put a sku in already, as many become what is given. */
export async function putLines(
	tx: Transaction,
	rows: (typeof sharedBasketLine.$inferInsert)[],
): Promise<void> {
	if (rows.length === 0) return;
	const { memberId, skuId } = sharedBasketLine;
	await tx
		.insert(sharedBasketLine)
		.values(rows)
		.onConflictDoUpdate({
			target: [memberId, skuId],
			set: {
				quantity: sql`excluded.quantity`,
				takenPieces: sql`excluded.taken_pieces`,
				takenPrice: sql`excluded.taken_price`,
			},
		});
}

interface LineKey {
	memberId: number;
	skuId: number;
}

/** None takes it out. False where there is no such line. */
export async function setQuantity(
	tx: Transaction,
	{ memberId, skuId }: LineKey,
	quantity: number,
): Promise<boolean> {
	const isLine = and(
		eq(sharedBasketLine.memberId, memberId),
		eq(sharedBasketLine.skuId, skuId),
	);
	const { rowCount } = await (quantity === 0
		? tx.delete(sharedBasketLine).where(isLine)
		: tx.update(sharedBasketLine).set({ quantity }).where(isLine));
	return rowCount === 1;
}

/** Of all members: nothing is left, or what was had of it is forgotten. */
export async function renewLines(
	tx: Transaction,
	memberIds: number[],
	keepsLines: boolean,
) {
	const isTheirs = inArray(sharedBasketLine.memberId, memberIds);
	await (keepsLines
		? tx
				.update(sharedBasketLine)
				.set({ takenPieces: null, takenPrice: null })
				.where(isTheirs)
		: tx.delete(sharedBasketLine).where(isTheirs));
}

/** With all that the member put in. */
export async function deleteMember(tx: Transaction, id: number) {
	await tx.delete(sharedBasketMember).where(eq(sharedBasketMember.id, id));
}

export async function deleteBasket(
	db: Database,
	{ id, ownerId }: { id: number; ownerId: number },
): Promise<void> {
	await db
		.delete(sharedBasket)
		.where(and(eq(sharedBasket.id, id), eq(sharedBasket.ownerId, ownerId)));
}

/** Its own baskets end, and it leaves the others with all it put in, once no command has them any more. */
export async function deleteBasketsOf(tx: Transaction, accountId: number) {
	const isIn = tx
		.select({ id: sharedBasketMember.basketId })
		.from(sharedBasketMember)
		.where(eq(sharedBasketMember.accountId, accountId));
	await tx
		.select({ id: sharedBasket.id })
		.from(sharedBasket)
		.where(inArray(sharedBasket.id, isIn))
		.orderBy(asc(sharedBasket.id))
		.for("update");
	await tx.delete(sharedBasket).where(eq(sharedBasket.ownerId, accountId));
	await tx
		.delete(sharedBasketMember)
		.where(eq(sharedBasketMember.accountId, accountId));
	await tx
		.update(sharedBasket)
		.set({ takenBy: null })
		.where(eq(sharedBasket.takenBy, accountId));
}

export async function deleteUnused(db: Database, since: Date): Promise<void> {
	await db.delete(sharedBasket).where(lte(sharedBasket.usedAt, since));
}

/** Each basket that an account is in, with what it put in itself. */
export function listKept(db: Queryable, accountId: number) {
	return db
		.select({
			basketId: sharedBasketMember.basketId,
			isOwn: sql<boolean>`${sharedBasket.ownerId} = ${accountId}`,
			joinedAt: sharedBasketMember.joinedAt,
			skuId: sharedBasketLine.skuId,
			quantity: sharedBasketLine.quantity,
			addedAt: sharedBasketLine.addedAt,
		})
		.from(sharedBasketMember)
		.innerJoin(sharedBasket, eq(sharedBasket.id, sharedBasketMember.basketId))
		.leftJoin(
			sharedBasketLine,
			eq(sharedBasketLine.memberId, sharedBasketMember.id),
		)
		.where(eq(sharedBasketMember.accountId, accountId))
		.orderBy(asc(sharedBasketMember.id), asc(sharedBasketLine.addedAt));
}

import { and, count, desc, eq, gt, lt, ne, sql } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../../db/client";
import { insertRow } from "../../../db/one-row";
import { goods, sku } from "../../../db/schema/goods";
import { buyingGroup, groupOffer } from "../../../db/schema/group";
import type { Slice } from "../../../http/pages";
import { offersWithGoods } from "./repository";

const isOf = (merchantId: number | undefined) =>
	merchantId === undefined ? undefined : eq(groupOffer.merchantId, merchantId);

/** The latest first. */
export function listOffersOf(
	db: Database,
	merchantId: number | undefined,
	{ limit, offset }: Slice,
) {
	return offersWithGoods(db)
		.where(isOf(merchantId))
		.orderBy(desc(groupOffer.id))
		.limit(limit)
		.offset(offset);
}

export function countOffersOf(
	db: Database,
	merchantId: number | undefined,
): Promise<number> {
	return db.$count(groupOffer, isOf(merchantId));
}

/** How many groups of each offer are in each state. */
export function countGroups(db: Database, offerIds: number[]) {
	return db
		.select({
			offerId: buyingGroup.offerId,
			state: buyingGroup.state,
			total: count(),
		})
		.from(buyingGroup)
		.where(sql`${buyingGroup.offerId} = any(${sql.param(offerIds)}::int[])`)
		.groupBy(buyingGroup.offerId, buyingGroup.state);
}
export type GroupCount = Awaited<ReturnType<typeof countGroups>>[number];

/** Holds it for the rest of the transaction. */
export async function lockOffer(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(groupOffer)
		.where(eq(groupOffer.id, id))
		.for("no key update");
	return row;
}

/** Holds the sku, so that offers for it are made one after the other. */
export async function lockSku(tx: Transaction, id: number) {
	const [row] = await tx
		.select({
			goodsId: goods.id,
			merchantId: goods.merchantId,
			cartType: goods.cartType,
			price: sku.price,
		})
		.from(sku)
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(eq(sku.id, id))
		.for("no key update", { of: sku });
	return row;
}

interface Span {
	id: number | undefined;
	skuId: number;
	startsAt: Date;
	endsAt: Date;
}

/** Whether another offer for the sku runs at some time of these. */
export async function isTaken(
	tx: Transaction,
	{ id, skuId, startsAt, endsAt }: Span,
): Promise<boolean> {
	const others = await tx.$count(
		groupOffer,
		and(
			eq(groupOffer.skuId, skuId),
			lt(groupOffer.startsAt, endsAt),
			gt(groupOffer.endsAt, startsAt),
			id === undefined ? undefined : ne(groupOffer.id, id),
		),
	);
	return others > 0;
}

export async function insertOffer(
	tx: Transaction,
	row: typeof groupOffer.$inferInsert,
): Promise<number> {
	return (await insertRow(tx, groupOffer, row)).id;
}

/** One that has not begun never does. */
export function endOfferAt(tx: Transaction, id: number, endsAt: Date) {
	const startsAt = sql`least(${groupOffer.startsAt}, ${endsAt.toISOString()}::timestamptz)`;
	return updateOffer(tx, id, { startsAt, endsAt });
}

export async function updateOffer(
	tx: Transaction,
	id: number,
	changed: PgUpdateSetSource<typeof groupOffer>,
): Promise<void> {
	await tx.update(groupOffer).set(changed).where(eq(groupOffer.id, id));
}

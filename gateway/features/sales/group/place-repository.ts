import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { findRow, insertRow } from "../../../db/one-row";
import { sku } from "../../../db/schema/goods";
import { buyingGroup, groupOffer, groupPlace } from "../../../db/schema/group";
import { masterOrder, merchantOrder } from "../../../db/schema/order";
import type { GroupRow } from "./repository";

/** Nobody changes it until the transaction ends. */
export async function shareOffer(tx: Transaction, id: number) {
	const [row] = await tx
		.select()
		.from(groupOffer)
		.where(eq(groupOffer.id, id))
		.for("share");
	return row;
}

export const insertGroup = (
	tx: Transaction,
	row: typeof buyingGroup.$inferInsert,
) => insertRow(tx, buyingGroup, row);

/** One place more; undefined where there is none, or no more time. */
export async function takeOnePlace(
	tx: Transaction,
	id: number,
	openAt: Date,
): Promise<GroupRow | undefined> {
	const [taken] = await tx
		.update(buyingGroup)
		.set({ taken: sql`${buyingGroup.taken} + 1` })
		.where(
			and(
				eq(buyingGroup.id, id),
				eq(buyingGroup.state, "open"),
				lt(buyingGroup.taken, buyingGroup.size),
				gt(buyingGroup.closesAt, openAt),
			),
		)
		.returning();
	return taken;
}

export async function insertPlace(
	tx: Transaction,
	row: typeof groupPlace.$inferInsert,
): Promise<void> {
	await tx.insert(groupPlace).values(row);
}

export const findPlace = (tx: Transaction, masterId: number) =>
	findRow(tx, groupPlace, eq(groupPlace.masterId, masterId));

/** Holds it for the rest of the transaction. */
export async function lockGroup(
	tx: Transaction,
	id: number,
): Promise<GroupRow> {
	const [row] = await tx
		.select()
		.from(buyingGroup)
		.where(eq(buyingGroup.id, id))
		.for("no key update");
	if (!row) throw new Error(`There is no group ${id}`);
	return row;
}

export async function updateGroup(
	tx: Transaction,
	id: number,
	changed: Partial<GroupRow>,
): Promise<void> {
	await tx.update(buyingGroup).set(changed).where(eq(buyingGroup.id, id));
}

export async function setPlacePaid(
	tx: Transaction,
	masterId: number,
	at: Date,
): Promise<void> {
	await tx
		.update(groupPlace)
		.set({ paidAt: at })
		.where(eq(groupPlace.masterId, masterId));
}

/** False where it was given back before. */
export async function setPlaceReleased(
	tx: Transaction,
	masterId: number,
	at: Date,
): Promise<boolean> {
	const released = await tx
		.update(groupPlace)
		.set({ releasedAt: at })
		.where(
			and(eq(groupPlace.masterId, masterId), isNull(groupPlace.releasedAt)),
		)
		.returning({ masterId: groupPlace.masterId });
	return released.length > 0;
}

/** Those whose places stand. */
export function listMemberOrders(tx: Transaction, groupId: number) {
	return tx
		.select({ master: masterOrder, orderNo: merchantOrder.no })
		.from(groupPlace)
		.innerJoin(masterOrder, eq(masterOrder.id, groupPlace.masterId))
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, masterOrder.id))
		.where(and(eq(groupPlace.groupId, groupId), isNull(groupPlace.releasedAt)));
}

export async function getGoodsOfOffer(
	tx: Transaction,
	offerId: number,
): Promise<number> {
	const [row] = await tx
		.select({ goodsId: sku.goodsId })
		.from(groupOffer)
		.innerJoin(sku, eq(sku.id, groupOffer.skuId))
		.where(eq(groupOffer.id, offerId));
	if (!row) throw new Error(`There is no offer ${offerId}`);
	return row.goodsId;
}

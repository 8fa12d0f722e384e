import {
	and,
	asc,
	count,
	eq,
	gt,
	inArray,
	isNotNull,
	isNull,
	lte,
	or,
	type SQL,
	sql,
} from "drizzle-orm";
import { joinLeadMinutes } from "../../../contract/sales/group-terms";
import type { Queryable } from "../../../db/client";
import { findRow } from "../../../db/one-row";
import { account } from "../../../db/schema/account";
import { goods, sku } from "../../../db/schema/goods";
import { buyingGroup, groupOffer, groupPlace } from "../../../db/schema/group";
import { merchant } from "../../../db/schema/merchant";
import { merchantOrder } from "../../../db/schema/order";
import type { Slice } from "../../../http/pages";

export type GroupRow = typeof buyingGroup.$inferSelect;
export type PlaceRow = typeof groupPlace.$inferSelect;

/** Offers with what they are of. */
export const offersWithGoods = (db: Queryable) =>
	db
		.select({
			offer: groupOffer,
			goodsId: goods.id,
			name: goods.name,
			images: goods.images,
			unit: goods.unit,
			isShown: goods.isShown,
			options: sku.options,
			singlePrice: sku.price,
			stock: sku.stock,
			image: sku.image,
			merchantName: merchant.name,
		})
		.from(groupOffer)
		.innerJoin(sku, eq(sku.id, groupOffer.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.innerJoin(merchant, eq(merchant.id, groupOffer.merchantId));
export type OfferRow = Awaited<ReturnType<typeof listRunningOffers>>[number];

interface Running {
	now: Date;
	goodsId?: number;
}

/** On the shelf, and cheaper than alone. */
function isRunning({ now, goodsId }: Running): SQL | undefined {
	return and(
		gt(groupOffer.endsAt, now),
		lte(groupOffer.startsAt, now),
		goods.isShown,
		gt(sku.price, groupOffer.price),
		goodsId === undefined ? undefined : eq(goods.id, goodsId),
	);
}

/** Those that end first in front. */
export function listRunningOffers(
	db: Queryable,
	running: Running,
	{ limit, offset }: Slice,
) {
	return offersWithGoods(db)
		.where(isRunning(running))
		.orderBy(asc(groupOffer.endsAt), asc(groupOffer.id))
		.limit(limit)
		.offset(offset);
}

export async function countRunningOffers(
	db: Queryable,
	running: Running,
): Promise<number> {
	const [row] = await db
		.select({ total: count() })
		.from(groupOffer)
		.innerJoin(sku, eq(sku.id, groupOffer.skuId))
		.innerJoin(goods, eq(goods.id, sku.goodsId))
		.where(isRunning(running));
	return row?.total ?? 0;
}

export async function findOffer(
	db: Queryable,
	id: number,
): Promise<OfferRow | undefined> {
	const [row] = await offersWithGoods(db).where(eq(groupOffer.id, id));
	return row;
}

export const findGroup = (db: Queryable, id: number) =>
	findRow(db, buyingGroup, eq(buyingGroup.id, id));

const shownOfOffer = 3;

/** Of each offer the groups that somebody may join who saw them in a list: fewest missing first, then oldest. */
export async function listGroupsToJoin(
	db: Queryable,
	offerIds: number[],
	now: Date,
): Promise<{ groups: GroupRow[]; counts: Map<number, number> }> {
	if (offerIds.length === 0) return { groups: [], counts: new Map() };
	const { rows } = await db.execute<{
		id: number;
		offer_id: number;
		total: number;
	}>(
		sql`select found.* from unnest(${sql.param(offerIds)}::int[]) as of(id)
			cross join lateral (
				select id, offer_id, count(*) over ()::int as total from ${buyingGroup}
				where offer_id = of.id and state = 'open' and paid > 0 and taken < size
					and closes_at > ${new Date(now.getTime() + joinLeadMinutes * 60_000).toISOString()}::timestamptz
				order by size - paid, id limit ${shownOfOffer}
			) as found`,
	);
	const ids = rows.map(({ id }) => id);
	const found = ids.length > 0 ? await listGroups(db, ids) : [];
	return {
		groups: ids.flatMap((id) => found.filter((group) => group.id === id)),
		counts: new Map(rows.map((row) => [row.offer_id, row.total])),
	};
}

function listGroups(db: Queryable, ids: number[]): Promise<GroupRow[]> {
	return db.select().from(buyingGroup).where(inArray(buyingGroup.id, ids));
}

/** Whoever has a place, or had paid for one in a group that failed. */
export function listMembers(db: Queryable, groupIds: number[]) {
	return db
		.select({
			groupId: groupPlace.groupId,
			nickname: account.nickname,
			paidAt: groupPlace.paidAt,
		})
		.from(groupPlace)
		.innerJoin(account, eq(account.id, groupPlace.accountId))
		.where(
			and(
				inArray(groupPlace.groupId, groupIds),
				or(isNull(groupPlace.releasedAt), isNotNull(groupPlace.paidAt)),
			),
		)
		.orderBy(asc(groupPlace.takenAt), asc(groupPlace.masterId));
}
export type MemberRow = Awaited<ReturnType<typeof listMembers>>[number];

/** The order that one of these accounts has in a group and that stands. */
export async function findOwnPlace(
	db: Queryable,
	groupId: number,
	accountIds: number[],
) {
	const [row] = await db
		.select({ orderNo: merchantOrder.no, paidAt: groupPlace.paidAt })
		.from(groupPlace)
		.innerJoin(merchantOrder, eq(merchantOrder.masterId, groupPlace.masterId))
		.where(
			and(
				eq(groupPlace.groupId, groupId),
				inArray(groupPlace.accountId, accountIds),
				isNull(groupPlace.releasedAt),
			),
		);
	return row;
}

/** Pieces of an offer that an account has in places that stand. */
export async function countPieces(
	db: Queryable,
	offerId: number,
	accountId: number,
): Promise<number> {
	const [row] = await db
		.select({
			pieces: sql`coalesce(sum(${groupPlace.quantity}), 0)`.mapWith(Number),
		})
		.from(groupPlace)
		.innerJoin(buyingGroup, eq(buyingGroup.id, groupPlace.groupId))
		.where(
			and(
				eq(groupPlace.accountId, accountId),
				isNull(groupPlace.releasedAt),
				eq(buyingGroup.offerId, offerId),
			),
		);
	return row?.pieces ?? 0;
}

/** The groups whose places these masters are. */
export function listGroupsOfMasters(db: Queryable, masterIds: number[]) {
	return db
		.select({ masterId: groupPlace.masterId, group: buyingGroup })
		.from(groupPlace)
		.innerJoin(buyingGroup, eq(buyingGroup.id, groupPlace.groupId))
		.where(inArray(groupPlace.masterId, masterIds));
}

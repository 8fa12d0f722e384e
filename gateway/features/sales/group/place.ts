import { cacheTags } from "../../../contract/cache-tags";
import type { Transaction } from "../../../db/client";
import { enqueueEffect } from "../../platform/outbox/service";
import * as places from "./place-repository";
import type { GroupRow, PlaceRow } from "./repository";
import { tellComplete } from "./tell";

// What becomes of a place when its order is paid or cancelled. The caller holds the master; the group's row comes after
// it and before goods, so that payments of one group come one after the other and the last of them completes it.

export interface HeldPlace {
	place: PlaceRow;
	group: GroupRow;
}

/** The place whose order a locked master is, its group held; undefined for any other order. */
export async function holdPlace(
	tx: Transaction,
	masterId: number,
): Promise<HeldPlace | undefined> {
	const place = await places.findPlace(tx, masterId);
	if (!place) return undefined;
	return { place, group: await places.lockGroup(tx, place.groupId) };
}

/** A place that was just paid. The last one completes its group. */
export async function payPlace(
	tx: Transaction,
	{ place, group }: HeldPlace,
	at: Date,
): Promise<void> {
	await places.setPlacePaid(tx, place.masterId, at);
	const paid = group.paid + 1;
	const isComplete = paid === group.size;
	await places.updateGroup(tx, group.id, {
		paid,
		...(isComplete && { state: "complete", decidedAt: at }),
	});
	if (isComplete)
		await tellComplete(tx, await places.listMemberOrders(tx, group.id));
	await callPagesBack(tx, group);
}

/** Of an order that was cancelled before it was paid: somebody else may have it. A group that nobody is in is over. */
export async function givePlaceBack(
	tx: Transaction,
	masterId: number,
	at: Date,
): Promise<void> {
	const held = await holdPlace(tx, masterId);
	if (!held || !(await places.setPlaceReleased(tx, masterId, at))) return;
	const { group } = held;
	if (group.state !== "open") return;
	const taken = group.taken - 1;
	await places.updateGroup(tx, group.id, {
		taken,
		...(taken === 0 && { state: "failed", decidedAt: at, woundUpAt: at }),
	});
	await callPagesBack(tx, group);
}

export async function callPagesBack(
	tx: Transaction,
	{ offerId }: Pick<GroupRow, "offerId">,
): Promise<void> {
	const goodsId = await places.getGoodsOfOffer(tx, offerId);
	const tags = [cacheTags.groups, cacheTags.groupsOf(goodsId)];
	await enqueueEffect(tx, "cache-tags", { tags });
}

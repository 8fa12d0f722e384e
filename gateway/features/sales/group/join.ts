import Decimal from "decimal.js";
import { joinLeadMinutes } from "../../../contract/sales/group-terms";
import type { Transaction } from "../../../db/client";
import type { WantedGroup } from "../../../db/schema/pre-order";
import type { Ctx } from "../../../http/context";
import { GatewayError, orNotFound } from "../../../http/errors";
import * as places from "./place-repository";
import * as repository from "./repository";

// A place in a group, as an order takes it. Looking says early and kindly what stands in the way; taking decides, by an
// update, while the account is held. Whoever takes comes from the account and goes on to goods: see decision 029.

export interface Joining {
	offer: repository.OfferRow;
	/** Null for one that is opened. */
	group: repository.GroupRow | null;
}

interface Joiner {
	accountId: number;
	quantity: number;
}

/** What somebody would join or open; holds nothing. Throws 404 for what is not there, 409 where it cannot be joined. */
export async function planJoin(
	{ db, now }: Pick<Ctx, "db" | "now">,
	{ offerId, groupId }: WantedGroup,
	joiner: Joiner,
): Promise<Joining> {
	const offer = await repository.findOffer(db, offerId);
	const group =
		groupId === null ? null : await repository.findGroup(db, groupId);
	if (!offer || (group !== null && group?.offerId !== offerId))
		throw new GatewayError(404, "notFound");
	if (!group) requireRunning(offer.offer, now());
	else {
		await refuseSecondPlace(db, group.id, joiner);
		const refusal = whyClosed(group, now());
		if (refusal) throw new GatewayError(409, refusal);
	}
	await requireFewEnough(db, offer.offer, joiner);
	return { offer, group };
}

/** Nobody pays more together than alone. */
export function priceTogether(
	{ offer, group }: Joining,
	singlePrice: string,
): string {
	return Decimal.min(group?.price ?? offer.offer.price, singlePrice).toFixed(2);
}

/**
 * Takes the place within the transaction of an order, whose account is held. Undefined where the offer's price is
 * another one by now. Throws 409 where there is no place any more.
 */
export async function takePlace(
	tx: Transaction,
	{ offer: { offer: seen }, group }: Joining,
	{ at, ...joiner }: Joiner & { at: Date },
): Promise<repository.GroupRow | undefined> {
	await requireFewEnough(tx, seen, joiner);
	if (group) {
		await refuseSecondPlace(tx, group.id, joiner);
		const taken = await places.takeOnePlace(tx, group.id, lastEntry(at));
		if (taken) return taken;
		const now = await places.lockGroup(tx, group.id);
		throw new GatewayError(409, whyClosed(now, at) ?? "groupFull");
	}
	const offer = orNotFound(await places.shareOffer(tx, seen.id));
	requireRunning(offer, at);
	if (offer.price !== seen.price) return undefined;
	const { id: offerId, price, size, hours } = offer;
	const closesAt = new Date(at.getTime() + hours * 60 * 60_000);
	const opened = { offerId, price, size, taken: 1, openedAt: at, closesAt };
	return places.insertGroup(tx, opened);
}

/** The order that was made for the place that was taken. */
export function keepPlace(
	tx: Transaction,
	place: { groupId: number; masterId: number; takenAt: Date } & Joiner,
): Promise<void> {
	return places.insertPlace(tx, place);
}

export function isJoinable(group: repository.GroupRow, now: Date): boolean {
	return whyClosed(group, now) === undefined;
}

const lastEntry = (at: Date) =>
	new Date(at.getTime() + joinLeadMinutes * 60_000);

function whyClosed(
	{ state, closesAt, taken, size }: repository.GroupRow,
	now: Date,
): "groupComplete" | "groupClosed" | "groupFull" | undefined {
	if (state === "complete") return "groupComplete";
	if (state === "failed" || closesAt <= lastEntry(now)) return "groupClosed";
	return taken >= size ? "groupFull" : undefined;
}

function requireRunning(
	{ startsAt, endsAt }: { startsAt: Date; endsAt: Date },
	now: Date,
): void {
	if (now < startsAt || now >= endsAt)
		throw new GatewayError(409, "groupOfferOver");
}

async function refuseSecondPlace(
	db: Parameters<typeof repository.findOwnPlace>[0],
	groupId: number,
	{ accountId }: Joiner,
): Promise<void> {
	const own = await repository.findOwnPlace(db, groupId, [accountId]);
	if (own)
		throw new GatewayError(409, "groupJoined", {
			data: { orderNo: own.orderNo },
		});
}

async function requireFewEnough(
	db: Parameters<typeof repository.countPieces>[0],
	{ id, piecesMax }: repository.OfferRow["offer"],
	{ accountId, quantity }: Joiner,
): Promise<void> {
	const held = await repository.countPieces(db, id, accountId);
	if (held + quantity <= piecesMax) return;
	const left = Math.max(piecesMax - held, 0);
	throw new GatewayError(409, "groupPiecesMax", { data: { left } });
}

import Decimal from "decimal.js";
import type { Transaction } from "../../../db/client";
import { pointsPerDollar } from "../pricing/service";
import {
	lockGranted,
	lockOwing,
	sumAll,
	sumTakenBack,
} from "./refund-repository";
import { findSpent, insertEntry } from "./repository";

// What a refund does to points. The caller holds the accounts of the order, so nobody spends meanwhile what is taken.

interface Refunded {
	refundId: number;
	orderId: number;
	masterId: number;
	at: Date;
}

/**
 * The part of the points that a master spent which made one of its orders cheaper comes back; answers how many. A point
 * is a cent, so the orders' parts come to all that was spent.
 */
export async function returnPoints(
	tx: Transaction,
	{ orderId, ...refunded }: Refunded,
	pointsTotal: string,
): Promise<number> {
	const amount = new Decimal(pointsTotal).times(pointsPerDollar).toNumber();
	const spent = await findSpent(tx, refunded.masterId);
	if (amount === 0 || !spent) return 0;
	await insertEntry(tx, {
		...refunded,
		accountId: spent.accountId,
		kind: "givenBack",
		amount,
		usableFrom: refunded.at,
	});
	const { accountId } = spent;
	await takeOwedPoints(tx, { ...refunded, accountId, except: orderId }, amount);
	return amount;
}

/**
 * Of the points that an order granted only those stay that what is left paid of it would grant. As many are taken back,
 * the frozen ones first, and never more than the account has.
 */
export async function takePointsBack(
	tx: Transaction,
	refunded: Refunded,
	leftPaid: Decimal,
): Promise<void> {
	const { orderId } = refunded;
	const granted = await lockGranted(tx, orderId);
	if (!granted) return;
	const { accountId, usableFrom } = granted;
	const takenBack = await sumTakenBack(tx, { accountId, orderId });
	const kept = granted.amount + takenBack;
	const due = kept - leftPaid.floor().toNumber();
	const taken = Math.min(due, await sumAll(tx, accountId));
	if (taken <= 0) return;
	await insertEntry(tx, {
		...refunded,
		accountId,
		kind: "takenBack",
		amount: -taken,
		usableFrom,
	});
}

interface CameBack {
	accountId: number;
	at: Date;
	/** An order that takes its own back. */
	except?: number;
}

/**
 * What refunds could not take, since it was spent, is taken of the points that come back: of no others, for an order that
 * stands has been made cheaper rightly.
 */
export async function takeOwedPoints(
	tx: Transaction,
	{ accountId, at, except }: CameBack,
	cameBack: number,
): Promise<void> {
	let left = cameBack;
	for (const order of await lockOwing(tx, accountId)) {
		const { orderId, masterId, usableFrom, granted, grants } = order;
		const takenBack = await sumTakenBack(tx, { accountId, orderId });
		const due = granted + takenBack - grants;
		const taken = orderId === except ? 0 : Math.min(due, left);
		if (taken <= 0) continue;
		left -= taken;
		await insertEntry(tx, {
			accountId,
			orderId,
			masterId,
			kind: "takenBack",
			amount: -taken,
			usableFrom,
			at,
		});
	}
}

import {
	collectReminderAfterDays,
	collectWithinDays,
} from "../../../contract/delivery/collecting-terms";
import {
	parcelReminderAfterDays,
	parcelWithinDays,
} from "../../../contract/delivery/collection-point-terms";
import { slotHours } from "../../../contract/delivery/slot-terms";
import type { Transaction } from "../../../db/client";
import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import {
	daysMs,
	holdOrder,
	type LockedOrder,
	listOpenRefundLines,
	lockOrder,
	tellToCollect,
	waitsFrom,
} from "../order/service";
import { refundWhole } from "../refund/service";
import { findArrival, listLying } from "./parcel-repository";
import { listOverdue, listToRemind, setReminded } from "./repository";

// What waits at a store for too long: its buyer is reminded once, and when the days are over all of it goes back: the
// money, and the goods of the supermarket, which never left the store. A parcel has to travel to its merchant, so nothing
// of it is sold again. Any number of processes may look at once: each order moves in a transaction of its own, and
// whoever comes second finds it moved. One that fails holds up no other.

const batchMax = 100;

type Deps = Pick<Ctx, "db" | "log" | "now">;
type Due = Awaited<ReturnType<typeof listOverdue>>[number];
interface Limit {
	/** Of what is fetched after its slot … */
	orderDays: number;
	/** … and of parcels. */
	parcelDays: number;
}

const reminding: Limit = {
	orderDays: collectReminderAfterDays,
	parcelDays: parcelReminderAfterDays,
};
const returning: Limit = {
	orderDays: collectWithinDays,
	parcelDays: parcelWithinDays,
};

/** Answers how many. */
export async function remindToCollect(deps: Deps): Promise<number> {
	const { db, now } = deps;
	const since = agoFor(now(), collectReminderAfterDays);
	const arrivedBefore = daysAgo(now(), parcelReminderAfterDays);
	const due = [
		...(await listToRemind(db, since, batchMax)),
		...(await listLying(db, { arrivedBefore, toBe: "reminded" }, batchMax)),
	];
	return oneByOne(deps, due, remind);
}

/** Answers how many. */
export async function returnUncollected(deps: Deps): Promise<number> {
	const { db, now } = deps;
	const since = agoFor(now(), collectWithinDays);
	const arrivedBefore = daysAgo(now(), parcelWithinDays);
	const due = [
		...(await listOverdue(db, since, batchMax)),
		...(await listLying(db, { arrivedBefore, toBe: "sentBack" }, batchMax)),
	];
	return oneByOne(deps, due, takeBack);
}

function remind({ db, now }: Deps, due: Due): Promise<boolean> {
	return db.transaction(async (tx) => {
		const locked = await lockOrder(tx, due);
		const isLate = await hasWaited(tx, locked, { for: reminding, now: now() });
		if (!isLate || !(await setReminded(tx, due.id, now()))) return false;
		await tellToCollect(tx, locked, "orderCollectReminder");
		return true;
	});
}

function takeBack({ db, now }: Deps, due: Due): Promise<boolean> {
	return db.transaction(async (tx) => {
		const locked = await holdOrder(tx, due);
		const at = now();
		if (!(await hasWaited(tx, locked, { for: returning, now: at })))
			return false;
		if ((await listOpenRefundLines(tx, [due.id])).length > 0) return false;
		await tellToCollect(
			tx,
			locked,
			locked.order.isCollected ? "orderNotCollected" : "orderParcelBack",
		);
		await refundWhole(tx, locked, {
			actor: "shop",
			at,
			reason: "notCollected",
		});
		return true;
	});
}

/** It may have moved since it was looked for. */
async function hasWaited(
	tx: Transaction,
	{ order }: LockedOrder,
	{ for: limit, now }: { for: Limit; now: Date },
): Promise<boolean> {
	const { id, isCollected, status, slotStartsAt } = order;
	if (status !== "awaitingReceipt") return false;
	if (isCollected && slotStartsAt) {
		const since = waitsFrom({ ...order, slotStartsAt });
		return now.getTime() >= since.getTime() + daysMs(limit.orderDays);
	}
	const arrivedAt = await findArrival(tx, id);
	return arrivedAt !== undefined && arrivedAt <= daysAgo(now, limit.parcelDays);
}

const daysAgo = (now: Date, days: number) =>
	new Date(now.getTime() - daysMs(days));

function agoFor(now: Date, days: number) {
	const readyBefore = daysAgo(now, days);
	const slotMs = slotHours * 60 * 60 * 1_000;
	return { readyBefore, slotBefore: new Date(readyBefore.getTime() - slotMs) };
}

async function oneByOne(
	deps: Deps,
	orders: Due[],
	move: (deps: Deps, due: Due) => Promise<boolean>,
): Promise<number> {
	let moved = 0;
	for (const due of orders)
		try {
			moved += (await move(deps, due)) ? 1 : 0;
		} catch (error) {
			const failure = describeFailure(error);
			deps.log.error({ order: due.id, failure }, "an order waits on");
		}
	return moved;
}

import {
	collectReminderAfterDays,
	collectWithinDays,
} from "../../../contract/delivery/collecting-terms";
import { slotHours } from "../../../contract/delivery/slot-terms";
import type { Ctx } from "../../../http/context";
import { describeFailure } from "../../../http/describe-failure";
import {
	daysMs,
	holdOrder,
	listOpenRefundLines,
	lockOrder,
	tellToCollect,
	waitsFrom,
} from "../order/service";
import { refundWhole } from "../refund/service";
import { listOverdue, listToRemind, setReminded } from "./repository";

// What waits at a store for too long: its buyer is reminded once, and when the days are over all of it goes back, money
// and goods. Any number of processes may look at once: each order moves in a transaction of its own, and whoever comes
// second finds it moved. One that fails holds up no other.

const batchMax = 100;

type Deps = Pick<Ctx, "db" | "log" | "now">;
type Due = Awaited<ReturnType<typeof listOverdue>>[number];

/** Answers how many. */
export async function remindToCollect(deps: Deps): Promise<number> {
	const since = agoFor(deps.now(), collectReminderAfterDays);
	const due = await listToRemind(deps.db, since, batchMax);
	return oneByOne(deps, due, remind);
}

/** Answers how many. */
export async function returnUncollected(deps: Deps): Promise<number> {
	const since = agoFor(deps.now(), collectWithinDays);
	const due = await listOverdue(deps.db, since, batchMax);
	return oneByOne(deps, due, takeBack);
}

function remind({ db, now }: Deps, due: Due): Promise<boolean> {
	return db.transaction(async (tx) => {
		const locked = await lockOrder(tx, due);
		const isLate = isWaitingFor(locked.order, collectReminderAfterDays, now());
		if (!isLate || !(await setReminded(tx, due.id, now()))) return false;
		await tellToCollect(tx, locked, "orderCollectReminder");
		return true;
	});
}

function takeBack({ db, now }: Deps, due: Due): Promise<boolean> {
	return db.transaction(async (tx) => {
		const locked = await holdOrder(tx, due);
		const at = now();
		if (!isWaitingFor(locked.order, collectWithinDays, at)) return false;
		if ((await listOpenRefundLines(tx, [due.id])).length > 0) return false;
		await tellToCollect(tx, locked, "orderNotCollected");
		await refundWhole(tx, locked, {
			actor: "shop",
			at,
			reason: "notCollected",
		});
		return true;
	});
}

type Locked = Awaited<ReturnType<typeof lockOrder>>["order"];

/** It may have moved since it was looked for. */
function isWaitingFor(order: Locked, days: number, now: Date): boolean {
	const { isCollected, status, slotStartsAt } = order;
	if (!isCollected || status !== "awaitingReceipt" || !slotStartsAt)
		return false;
	const since = waitsFrom({ ...order, slotStartsAt });
	return now.getTime() >= since.getTime() + daysMs(days);
}

function agoFor(now: Date, days: number) {
	const readyBefore = new Date(now.getTime() - daysMs(days));
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

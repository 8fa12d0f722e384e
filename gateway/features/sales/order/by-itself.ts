import type { Database, Transaction } from "../../../db/client";
import { completeOrder } from "./complete";
import { completedAfterDays, daysMs, receivedAfterDays } from "./days";
import { type LockedOrder, lockOrder, type Moving } from "./lock-order";
import { receive } from "./receive";
import { listDue, lockDueMaster } from "./worker-repository";

// What happens to orders that nobody moves. Any number of processes may look at once: each order moves in a transaction
// of its own, and whoever comes second finds it moved.

const batchMax = 100;

interface Due {
	status: Parameters<typeof listDue>[1]["status"];
	afterDays: number;
	move: (
		tx: Transaction,
		locked: LockedOrder,
		moving: Moving & { reason: "byTime" },
	) => Promise<boolean>;
}

/** Answers how many. */
export function receiveDue(db: Database, now: Date): Promise<number> {
	return moveDue(db, now, {
		status: "awaitingReceipt",
		afterDays: receivedAfterDays,
		move: receive,
	});
}

/** Answers how many. */
export function completeDue(db: Database, now: Date): Promise<number> {
	return moveDue(db, now, {
		status: "received",
		afterDays: completedAfterDays,
		move: completeOrder,
	});
}

async function moveDue(
	db: Database,
	now: Date,
	{ status, afterDays, move }: Due,
): Promise<number> {
	const before = new Date(now.getTime() - daysMs(afterDays));
	let moved = 0;
	for (const one of await listDue(db, { status, before }, batchMax))
		moved += await db.transaction(async (tx) => {
			if (!(await lockDueMaster(tx, one.masterId))) return 0;
			const locked = await lockOrder(tx, one);
			const moving = { actor: "shop", reason: "byTime", at: now } as const;
			return (await move(tx, locked, moving)) ? 1 : 0;
		});
	return moved;
}

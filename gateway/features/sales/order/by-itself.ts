import type { Database, Transaction } from "../../../db/client";
import { completeOrder } from "./complete";
import { completedAfterDays, daysMs, receivedAfterDays } from "./days";
import { type LockedOrder, lockOrder, type Moving } from "./lock-order";
import { receive } from "./receive";
import type { MerchantOrderRow } from "./repository";
import { listDue, lockDueMaster } from "./worker-repository";

// What happens to orders that nobody moves. Any number of processes may look at once: each order moves in a transaction
// of its own, and whoever comes second finds it moved.

const batchMax = 100;

type Move = (
	tx: Transaction,
	locked: LockedOrder,
	moving: Moving & { reason: "byTime" },
) => Promise<boolean>;

/** Answers how many. */
export function receiveDue(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - daysMs(receivedAfterDays));
	return moveDue(db, { due: { shippedBefore: before }, now, move: receive });
}

/** Answers how many. */
export function completeDue(db: Database, now: Date): Promise<number> {
	const before = new Date(now.getTime() - daysMs(completedAfterDays));
	return moveDue(db, {
		due: { receivedBefore: before },
		now,
		move: completeOrder,
	});
}

async function moveDue(
	db: Database,
	{
		due,
		now,
		move,
	}: { due: Parameters<typeof listDue>[1]; now: Date; move: Move },
): Promise<number> {
	let moved = 0;
	for (const one of await listDue(db, due, batchMax))
		moved += await db.transaction(async (tx) => {
			const locked = await lockDue(tx, one);
			const moving = { actor: "shop", reason: "byTime", at: now } as const;
			return locked && (await move(tx, locked, moving)) ? 1 : 0;
		});
	return moved;
}

/** Undefined where another process holds it. */
async function lockDue(
	tx: Transaction,
	one: Pick<MerchantOrderRow, "id" | "masterId">,
): Promise<LockedOrder | undefined> {
	return (await lockDueMaster(tx, one.masterId))
		? lockOrder(tx, one)
		: undefined;
}

import type { Database, Transaction } from "../../../db/client";
import { GatewayError } from "../../../http/errors";
import { listGoingOn } from "../../delivery/weather/service";
import { type LockedOrder, lockOrder } from "../order/service";
import { voidPromise } from "../promise/service";
import { moveOrderTo } from "./move";
import * as repository from "./repository";
import { listOpenSlots } from "./service";
import { tellHeldUp, tellRescheduled } from "./tell";

// What becomes by itself of orders whose slot the weather closed: their buyers are told once and may choose; whose slot
// opens again hears that it comes as promised; what nobody moved is brought in the first free slots once it is over, in
// the order in which it was promised. Any number of processes may look at once: each order moves in a transaction of its
// own, and whoever comes second finds it moved.

interface Deps {
	db: Database;
	now: () => Date;
}

const batchMax = 100;
/** Closures that ended before this long are not looked at any more. */
const lookedBackMs = 2 * 24 * 60 * 60 * 1_000;

export async function lookAfterHeldUp(deps: Deps): Promise<void> {
	await tellUntold(deps);
	await keepReopened(deps);
	await moveLeftOver(deps);
}

async function tellUntold({ db, now }: Deps): Promise<void> {
	const since = new Date(now().getTime() - lookedBackMs);
	for (const found of await repository.listUntold(db, since, batchMax))
		await db.transaction(async (tx) => {
			const locked = await lockOrder(tx, found);
			const closure = await repository.findClosing(tx, found.id);
			const slotStartsAt = locked.order.slotStartsAt;
			if (!closure || !slotStartsAt) return;
			if (await repository.findHeldUp(tx, found.id)) return;
			const heldUp = await repository.insertHeldUp(tx, {
				orderId: found.id,
				closureId: closure.id,
				slotStartsAt,
				toldAt: now(),
			});
			// The weather broke it, and not the store.
			await voidPromise(tx, found.id);
			await tellHeldUp(tx, locked, { heldUp, closure });
		});
}

async function keepReopened({ db, now }: Deps): Promise<void> {
	for (const found of await repository.listReopened(db, now(), batchMax))
		await withHeldUp(db, found, async (tx, { locked, heldUp }) => {
			if (await repository.findClosing(tx, found.id)) return;
			const to = heldUp.slotStartsAt;
			const moved = { movedTo: to, movedAt: now(), movedBy: "shop" } as const;
			await repository.markMoved(tx, heldUp, moved);
			await tellRescheduled(tx, locked, { heldUp, to });
		});
}

/** Nobody knows when the weather is over: until then nothing is promised anew but what a buyer chooses. */
async function moveLeftOver({ db, now }: Deps): Promise<void> {
	if ((await listGoingOn({ db, now })).length > 0) return;
	for (const found of await repository.listLeftOver(db, now(), batchMax))
		await moveToFirstFree({ db, now }, found);
}

/** Where all slots are full it waits for one, as staff see. */
async function moveToFirstFree(
	{ db, now }: Deps,
	found: repository.FoundOrder,
): Promise<void> {
	for (const { from: to } of await listOpenSlots({ db, now }, found))
		try {
			const move = { to, by: "shop", at: now() } as const;
			return await withHeldUp(db, found, (tx, both) =>
				moveOrderTo(tx, both, move),
			);
		} catch (error) {
			const isTaken =
				error instanceof GatewayError && error.word === "slotTaken";
			if (!isTaken) throw error;
		}
}

/** Nothing is done where it was moved or has left meanwhile. */
async function withHeldUp(
	db: Database,
	found: repository.FoundOrder,
	act: (
		tx: Transaction,
		both: { locked: LockedOrder; heldUp: repository.HeldUpRow },
	) => Promise<void>,
): Promise<void> {
	await db.transaction(async (tx) => {
		const locked = await lockOrder(tx, found);
		const heldUp = await repository.findHeldUp(tx, found.id);
		if (heldUp && locked.order.status === "awaitingShipment")
			await act(tx, { locked, heldUp });
	});
}

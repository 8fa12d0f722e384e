import type { Ctx } from "../../../../http/context";
import { describeFailure } from "../../../../http/describe-failure";
import { holdOrder } from "../../order/service";
import { agree } from "../agree";
import { getRefund } from "../repository";
import { moveRefund } from "../steps";
import { type DueReturn, findReturn, listDue } from "./repository";

// What becomes of goods that nobody sends or looks at. Not sent in time, the refund is over; sent or here and not looked
// at in time, it is accepted in full, and nothing of it is sold again by itself. Any number of processes may look at
// once: each moves in a transaction of its own, and whoever comes second finds it moved.

const batchMax = 100;

type Deps = Pick<Ctx, "db" | "log" | "now">;

/** Answers how many moved. One that fails holds up no other. */
export async function moveReturnsDue(deps: Deps): Promise<number> {
	let moved = 0;
	for (const due of await listDue(deps.db, deps.now(), batchMax))
		moved += (await moveOne(deps, due)) ? 1 : 0;
	return moved;
}

async function moveOne(
	{ db, log, now }: Deps,
	{ refundId, ...order }: DueReturn,
): Promise<boolean> {
	try {
		return await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, order);
			const row = await getRefund(tx, refundId);
			const at = now();
			const dueAt = (await findReturn(tx, refundId))?.dueAt;
			if (!dueAt || dueAt > at) return false;
			const { master } = locked;
			const step = { actor: "shop", at } as const;
			return row.state === "returning"
				? moveRefund(tx, { master, row }, { to: "expired", ...step })
				: agree(tx, locked, { row, ...step });
		});
	} catch (error) {
		const failure = describeFailure(error);
		log.error({ refund: refundId, failure }, "a return does not move on");
		return false;
	}
}

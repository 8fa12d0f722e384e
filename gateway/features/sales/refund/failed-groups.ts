import type { Logger } from "pino";
import type { Database } from "../../../db/client";
import { describeFailure } from "../../../http/describe-failure";
import {
	closeFailedGroup,
	listFailedGroups,
	listPaidOrdersOf,
	releasePaidPlace,
	tellFailed,
} from "../group/service";
import { holdOrder } from "../order/service";
import { refundWhole } from "./refund-whole";

// What was paid in groups that failed goes back, each order as a whole and in a transaction of its own. Any number of
// processes may look at once, and each step may be the last. What was never paid expires like any order.

interface Deps {
	db: Database;
	log: Pick<Logger, "error">;
	now: () => Date;
}

/** Pays back what was paid in groups that failed; answers how many orders. One that fails holds up no other. */
export async function windUpFailedGroups(deps: Deps): Promise<number> {
	const { db, now } = deps;
	let paidBack = 0;
	for (const groupId of await listFailedGroups(db)) {
		for (const order of await listPaidOrdersOf(db, groupId))
			paidBack += (await windUp(deps, order)) ? 1 : 0;
		await closeFailedGroup(db, groupId, now());
	}
	return paidBack;
}

async function windUp(
	{ db, log, now }: Deps,
	order: Awaited<ReturnType<typeof listPaidOrdersOf>>[number],
): Promise<boolean> {
	try {
		return await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, order);
			const at = now();
			if (!(await releasePaidPlace(tx, order.masterId, at))) return false;
			const { master } = locked;
			await tellFailed(tx, { master, orderNo: locked.order.no });
			const why = { actor: "shop", at, reason: "groupFailed" } as const;
			await refundWhole(tx, locked, why);
			return true;
		});
	} catch (error) {
		const failure = describeFailure(error);
		log.error({ order: order.id, failure }, "a failed group is not paid back");
		return false;
	}
}

import type { Logger } from "pino";
import type { Database } from "../../db/client";
import { describeFailure } from "../../http/describe-failure";
import { holdOrder } from "../order/hold-order";
import { refundWhole } from "../refund/refund-whole";
import * as repository from "./fail-repository";
import { callPagesBack } from "./place";
import { setPlaceReleased } from "./place-repository";
import { tellFailed } from "./tell";

// Groups whose time is over fail by the shop's own clockwork: first the group, in a transaction of its own, so that no
// payment counts any more; then each paid order goes back as a whole, each in its own. Any number of processes may look
// at once, and each step may be the last. What was never paid expires like any order.

const batchMax = 100;

interface Deps {
	db: Database;
	log: Pick<Logger, "error">;
	now: () => Date;
}

/** Answers how many failed. Runs after payments were looked after, so that money that is there counts. */
export async function failOverdueGroups({ db, now }: Deps): Promise<number> {
	let failed = 0;
	for (const id of await repository.listOverdue(db, now(), batchMax))
		failed += await db.transaction(async (tx) => {
			const group = await repository.setFailed(tx, id, now());
			if (group) await callPagesBack(tx, group);
			return group ? 1 : 0;
		});
	return failed;
}

/** Pays back what was paid in groups that failed; answers how many orders. One that fails holds up no other. */
export async function windUpFailedGroups(deps: Deps): Promise<number> {
	const { db, now } = deps;
	let paidBack = 0;
	for (const groupId of await repository.listToWindUp(db, batchMax)) {
		for (const order of await repository.listPaidOrders(db, groupId))
			paidBack += (await windUp(deps, order)) ? 1 : 0;
		await repository.setWoundUp(db, groupId, now());
	}
	return paidBack;
}

type PaidOrder = Awaited<ReturnType<typeof repository.listPaidOrders>>[number];

async function windUp(
	{ db, log, now }: Deps,
	order: PaidOrder,
): Promise<boolean> {
	try {
		return await db.transaction(async (tx) => {
			const locked = await holdOrder(tx, order);
			const at = now();
			if (!(await setPlaceReleased(tx, order.masterId, at))) return false;
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

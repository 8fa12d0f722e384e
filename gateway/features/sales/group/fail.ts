import type { Database } from "../../../db/client";
import type { GatewayDeps } from "../../../http/context";
import * as repository from "./fail-repository";
import { callPagesBack } from "./place";

// Groups whose time is over fail by the shop's own clockwork, each in a transaction of its own, so that no payment counts
// any more. What was paid in them goes back afterwards (`refund/failed-groups.ts`).

const batchMax = 100;

/** Answers how many failed. Runs after payments were looked after, so that money that is there counts. */
export async function failOverdueGroups({
	db,
	now,
}: Pick<GatewayDeps, "db" | "now">): Promise<number> {
	let failed = 0;
	for (const id of await repository.listOverdue(db, now(), batchMax))
		failed += await db.transaction(async (tx) => {
			const group = await repository.setFailed(tx, id, now());
			if (group) await callPagesBack(tx, group);
			return group ? 1 : 0;
		});
	return failed;
}

/** Groups that failed and of which paid orders may be left. */
export function listFailedGroups(db: Database): Promise<number[]> {
	return repository.listToWindUp(db, batchMax);
}

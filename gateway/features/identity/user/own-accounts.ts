import type { Queryable } from "../../../db/client";
import { ownAccountIds } from "../../../db/own-accounts";

/** An account and the tourists that it took over: whose orders, groups and reviews it calls its own. */
export async function listOwnAccounts(
	{ db }: { db: Queryable },
	accountId: number,
): Promise<number[]> {
	const rows = await ownAccountIds(db, accountId);
	return rows.map(({ id }) => id);
}

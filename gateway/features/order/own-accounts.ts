import type { Database } from "../../db/client";
import { listOwnIds } from "./repository";

/** An account and the tourists that it took over: whoever's orders are its own. */
export function listOwnAccounts(
	db: Database,
	accountId: number,
): Promise<number[]> {
	return listOwnIds(db, accountId);
}

import type { Database } from "../../../db/client";
import { releaseMaster } from "./release";
import { listExpired, lockExpired } from "./worker-repository";

const batchMax = 100;

/**
 * Cancels masters that nobody paid in time, each in a transaction of its own; answers how many. Any number of
 * processes may do so at once: what another one holds is passed over.
 */
export async function expireUnpaid(db: Database, now: Date): Promise<number> {
	let expired = 0;
	for (const id of await listExpired(db, now, batchMax))
		expired += await db.transaction(async (tx) => {
			const master = await lockExpired(tx, id, now);
			if (!master) return 0;
			const release = { actor: "shop", reason: "expired", at: now } as const;
			return (await releaseMaster(tx, master, release)) ? 1 : 0;
		});
	return expired;
}

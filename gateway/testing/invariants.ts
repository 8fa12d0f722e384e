import type { Database } from "../db/client";
import { listViolations, orderInvariants } from "../invariants/check";

/** Run after every test of what sells: whatever a test did, the shop's books are right. */
export async function expectInvariants(db: Database): Promise<void> {
	expect(await listViolations(db, orderInvariants)).toEqual([]);
}

import type { Database } from "../../../db/client";
import { deleteCodesOlderThan } from "./code-repository";

const keptMs = 24 * 60 * 60_000;

/** Forgets codes that nobody can use any more. */
export function sweepCodes(db: Database, now: Date): Promise<void> {
	return deleteCodesOlderThan(db, new Date(now.getTime() - keptMs));
}

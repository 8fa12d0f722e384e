import { mkdirSync } from "node:fs";
import { LockHeldError, takeLock } from "@/gateway/db/embedded/lock";
import { FailedStart } from "./failed-start";
import type { Lifetime } from "./lifetime";
import type { StartSettings } from "./settings";

/**
 * One shop for each built-in database. Shops on a database server, or on a gateway elsewhere, may be many on one
 * machine: one for each port.
 */
export function takeStartLock(
	{ DATA_DIR, DATABASE_URL, GATEWAY_URL }: StartSettings,
	port: number,
	lifetime: Lifetime,
): void {
	mkdirSync(DATA_DIR, { recursive: true, mode: 0o700 });
	const isSharing = Boolean(DATABASE_URL || GATEWAY_URL);
	const name = isSharing ? `start-${port}` : "start";
	try {
		const lock = takeLock(DATA_DIR, name, `http://localhost:${port}`);
		lifetime.atEnd(lock.release);
	} catch (error) {
		if (!(error instanceof LockHeldError)) throw error;
		throw new FailedStart(
			`Already running: process ${error.pid} serves ${error.note}. Stop it, or give this one a DATA_DIR and PORT of its own.`,
		);
	}
}

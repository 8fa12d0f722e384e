import type { Database } from "../../../db/client";
import { hongKongDay } from "../../../http/hong-kong-time";
import { endNight, leaveNight, takeNight } from "./repository";

export { findLast } from "./repository";
export { nightlyBackup } from "./run";

// The backup of the night: one process of all makes it, once, however many look. One that was missed is made as soon as
// a process looks; one that fails is not tried again before the next night. A process that is asked to end leaves its
// backup to another, and one that died loses it after some hours.

const forgottenAfterMs = 6 * 60 * 60_000;

interface Nightly {
	db: Database;
	now: () => Date;
	/** Such as 04:00, on Hong Kong's clock. */
	at: string;
	make: (signal: AbortSignal) => Promise<void>;
}

export async function backUpWhenDue(
	{ db, now, at, make }: Nightly,
	signal: AbortSignal,
): Promise<void> {
	const begunAt = now();
	const taken = { night: nightOf(begunAt, at), begunAt };
	const forgottenBefore = new Date(begunAt.getTime() - forgottenAfterMs);
	if (!(await takeNight(db, taken, forgottenBefore))) return;
	try {
		await make(signal);
	} catch (error) {
		if (signal.aborted) return leaveNight(db, taken);
		const failure = (error as Error).message;
		await endNight(db, taken, { endedAt: now(), failure });
		throw error;
	}
	await endNight(db, taken, { endedAt: now(), failure: null });
}

/** The day whose hour has come last. */
function nightOf(now: Date, at: string): string {
	const [hours = 0, minutes = 0] = at.split(":").map(Number);
	const sinceMidnightMs = (hours * 60 + minutes) * 60_000;
	return hongKongDay(new Date(now.getTime() - sinceMidnightMs));
}

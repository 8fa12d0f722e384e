import { describeTimes, type Seen } from "./count";
import type { Injected } from "./inject";

const promisedMs = 3_000;

/** How long pages were waited for that were asked while the database was away, and how many for longer than promised. */
export function describeWaits(seen: Seen[], injected: Injected[]): string {
	const away = injected.filter(
		({ fault: { stores, state } }) =>
			stores.includes("PostgreSQL") && state !== "slow",
	);
	const waits = seen.flatMap(({ startedAt, endedAt }) =>
		endedAt !== undefined &&
		away.some((span) => startedAt < span.endedAt && endedAt > span.startedAt)
			? [endedAt - startedAt]
			: [],
	);
	const late = waits.filter((ms) => ms > promisedMs).length;
	return `pages while the database was away: ${waits.length}, ${describeTimes(waits)}, later than ${promisedMs} ms: ${late}`;
}

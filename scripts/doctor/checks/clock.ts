import { sql } from "drizzle-orm";
import type { Database } from "@/gateway/db/client";
import { clockToleranceMs } from "@/gateway/http/verify-signature";
import { type Check, type Finding, fail, ok, warn } from "../check";

/** Orders end and slots close by the second; a header knows whole seconds alone. */
const apartMs = 2_000;
const msPerSecond = 1_000;

export const clockCheck: Check = {
	name: "clock",
	remedy: "keep every machine's clock by a time service, such as chrony",
	run: async ({ database, settings: { SITE_URL } }, signal) => {
		const [ofDatabase, ofSite] = await Promise.all([
			database && apartFromDatabase(database.db),
			apartFromSite(SITE_URL, signal),
		]);
		const findings = [
			...judgeClock("the database's", ofDatabase),
			...judgeClock("that of SITE_URL", ofSite),
		];
		return findings.length > 0
			? findings
			: [ok("there is no other clock to compare with")];
	},
};

async function apartFromDatabase(db: Database): Promise<number | undefined> {
	const asked = Date.now();
	const { rows } = await db.execute<{ at: string }>(
		sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint as at`,
	);
	return rows[0] && apart(Number(rows[0].at), asked);
}

/** Undefined where nobody answers, which another check tells. */
async function apartFromSite(
	address: string,
	signal: AbortSignal,
): Promise<number | undefined> {
	const asked = Date.now();
	try {
		const { headers } = await fetch(new URL("/healthz", address), {
			signal,
			redirect: "manual",
		});
		const date = headers.get("date");
		return date ? apart(Date.parse(date), asked) : undefined;
	} catch {
		return undefined;
	}
}

/** How far another clock is from ours, less the time that its answer was under way. */
function apart(theirs: number, asked: number): number {
	const answered = Date.now();
	if (theirs < asked) return asked - theirs;
	return Math.max(0, theirs - answered);
}

function judgeClock(whose: string, apartMsOf: number | undefined): Finding[] {
	if (apartMsOf === undefined) return [];
	const seconds = Math.round(apartMsOf / msPerSecond);
	const { remedy } = clockCheck;
	if (apartMsOf >= clockToleranceMs)
		return [
			fail(
				`it is ${seconds} s apart from ${whose}: signed calls are refused`,
				remedy,
			),
		];
	if (apartMsOf > apartMs)
		return [warn(`it is ${seconds} s apart from ${whose}`, remedy)];
	return [ok(`it agrees with ${whose}`)];
}

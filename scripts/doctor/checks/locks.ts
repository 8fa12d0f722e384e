import { sql } from "drizzle-orm";
import type { Database } from "@/gateway/db/client";
import { type Finding, fail, ok, warn } from "../check";
import { ofServer } from "../kinds";

/** Statements of shoppers end after three seconds; whoever holds them up for so long does not mean to. */
const heldUpSeconds = 10;
/** Nothing that the shop does takes so long, and nothing is cleared up behind an open transaction. */
const openSeconds = 300;

export const locksCheck = ofServer({
	name: "locks",
	remedy: "let the user of DATABASE_URL read pg_stat_activity",
	ask: (db) => findLocks(db),
});

type Session = { pid: number; program: string; seconds: number; held: number };

export async function findLocks(
	db: Database,
	limits = { heldUpSeconds, openSeconds },
): Promise<Finding[]> {
	const { rows } = await db.execute<Session>(
		sql`select pid, coalesce(nullif(application_name, ''), usename, '') as program,
				coalesce(extract(epoch from now() - xact_start)::int, 0) as seconds,
				(select count(*)::int from pg_stat_activity as waiting
					where waiting.wait_event_type = 'Lock' and session.pid = any(pg_blocking_pids(waiting.pid))) as held
			from pg_stat_activity as session
			where datname = current_database() and pid <> pg_backend_pid()`,
	);
	const findings = rows.flatMap((session) => judgeSession(session, limits));
	return findings.length > 0 ? findings : [ok("nobody holds others up")];
}

function judgeSession(
	{ pid, program, seconds, held }: Session,
	limits: { heldUpSeconds: number; openSeconds: number },
): Finding[] {
	const who = `process ${pid}${program && ` of ${program}`}`;
	const remedy = `end that program, or: select pg_terminate_backend(${pid})`;
	if (held > 0 && seconds >= limits.heldUpSeconds)
		return [
			fail(
				`${who} holds up ${held} others in a transaction of ${seconds} s`,
				remedy,
			),
		];
	if (seconds >= limits.openSeconds)
		return [warn(`${who} has a transaction open for ${seconds} s`, remedy)];
	return [];
}

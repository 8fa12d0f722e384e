import { setTimeout as wait } from "node:timers/promises";
import { Client, type Pool } from "pg";
import { readSchemaState, type SchemaState } from "./db/schema-state";

/** Why a node should get no requests for now. */
export type Unreadiness =
	| "databaseAway"
	/** The database answers others, but no connection of this process comes back: only a new process helps. */
	| "connectionsLost"
	| "migrationsMissing"
	/** A newer release has taken away what this one uses. */
	| "databaseNewer";

export interface Readiness {
	/** Undefined when the node can serve. Asks the database once a second at most, however often it is called. */
	check: () => Promise<Unreadiness | undefined>;
}

interface Options {
	pool: Pool;
	connectionString: string;
	/** Longest wait for an answer; a page that waits for the outcome has three seconds in all. */
	limitMs?: number;
	now?: () => number;
}

/** After so long somebody else asks too. */
const slowMs = 200;
const answerKeptMs = 1_000;
/** Every connection taken and none given back for so long: no request takes a tenth of it. */
const lostAfterMs = 30_000;

export function openReadiness({
	pool,
	connectionString,
	limitMs = 1_200,
	now = Date.now,
}: Options): Readiness {
	let givenBack = 0;
	let stuck = { givenBack: -1, since: 0 };
	let last: { at: number; answer: ReturnType<typeof look> } | undefined;
	pool.on("release", () => {
		givenBack += 1;
	});

	async function look(): Promise<Unreadiness | undefined> {
		const state = within(limitMs, readSchemaState(pool)).catch(() => undefined);
		const soon = await Promise.race([state, wait(slowMs)]);
		if (soon) return unfit(soon);
		const [late, isThere] = await Promise.all([
			state,
			answersOthers(connectionString, limitMs),
		]);
		if (late) return unfit(late);
		if (!isThere) return "databaseAway";
		if (stuck.givenBack !== givenBack) stuck = { givenBack, since: now() };
		return now() - stuck.since >= lostAfterMs ? "connectionsLost" : undefined;
	}

	return {
		check: () => {
			if (!last || now() - last.at > answerKeptMs)
				last = { at: now(), answer: look() };
			return last.answer;
		},
	};
}

function unfit({ pending, refusal }: SchemaState): Unreadiness | undefined {
	if (refusal) return "databaseNewer";
	return pending.length > 0 ? "migrationsMissing" : undefined;
}

async function answersOthers(
	connectionString: string,
	limitMs: number,
): Promise<boolean> {
	const client = new Client({
		connectionString,
		connectionTimeoutMillis: limitMs,
		query_timeout: limitMs,
	});
	client.on("error", () => {});
	try {
		await client.connect();
		await client.query("select 1");
		return true;
	} catch {
		return false;
	} finally {
		await client.end().catch(() => undefined);
	}
}

async function within<Answer>(
	limitMs: number,
	answer: Promise<Answer>,
): Promise<Answer> {
	let timer: NodeJS.Timeout | undefined;
	const limit = new Promise<never>((_, reject) => {
		// A busy process looks at what has arrived before it gives up.
		timer = setTimeout(
			() => setImmediate(() => reject(new Error("no answer in time"))),
			limitMs,
		);
	});
	answer.catch(() => undefined);
	return Promise.race([answer, limit]).finally(() => clearTimeout(timer));
}

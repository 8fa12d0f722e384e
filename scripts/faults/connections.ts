import { setTimeout as wait } from "node:timers/promises";
import type { Pool } from "pg";
import { outsider } from "../purchases/open-ground";

const triesMax = 5;
const pollMs = 20;
/** Shorter than a request waits for a connection. */
const heldMs = 1_500;
const quietLimitMs = 15_000;
/** Of the gateway: shoppers' unless DATABASE_CONNECTIONS_MAX says otherwise, and those of its jobs. */
const shoppersMax = 10;
const jobsMax = 3;

/** Reads a cart; says whether it was served. */
type Ask = () => Promise<boolean>;

/**
 * How many connections the shop's pool no longer has, and those that it holds beyond its bounds. As many shoppers as the
 * pool has connections, twice over, wait for a lock at once; each that waits has one. The database is asked past the door.
 */
export async function countLostConnections(
	pool: Pool,
	asks: Ask[],
): Promise<number> {
	const several = asks.slice(0, 2 * shoppersMax);
	let lost = shoppersMax;
	for (let tries = 0; tries < triesMax && lost > 0; tries += 1)
		lost = Math.min(lost, await tryAll(pool, several));
	const beyond = (await countSessions(pool)) - shoppersMax - jobsMax;
	return lost + Math.max(0, beyond);
}

/** How many of the pool's connections did not come, or how many shoppers were not served. */
async function tryAll(pool: Pool, asks: Ask[]): Promise<number> {
	const holder = await pool.connect();
	let waiting = 0;
	try {
		await holder.query("begin");
		await holder.query("lock table cart_line in access exclusive mode");
		const answers = asks.map((ask) => ask());
		const limit = performance.now() + heldMs;
		while (waiting < shoppersMax && performance.now() < limit) {
			await wait(pollMs);
			waiting = Math.max(waiting, await countWaiting(pool));
		}
		await holder.query("rollback");
		const served = (await Promise.all(answers)).filter(Boolean).length;
		return Math.max(shoppersMax - waiting, asks.length - served, 0);
	} finally {
		holder.release(true);
	}
}

/** The shop's sessions on this database. */
const ofShop = `datname = current_database() and backend_type = 'client backend' and application_name <> '${outsider}'`;

async function countWaiting(pool: Pool): Promise<number> {
	return count(pool, `${ofShop} and wait_event_type = 'Lock'`);
}

/** Connections of the shop as the database counts them. */
export function countSessions(pool: Pool): Promise<number> {
	return count(pool, ofShop);
}

async function count(pool: Pool, condition: string): Promise<number> {
	const { rows } = await pool.query<{ count: number }>(
		`select count(*)::int from pg_stat_activity where ${condition}`,
	);
	return rows[0]?.count ?? 0;
}

/** Transactions that stand open though nobody asks for anything any more: looked at until there are none, or for long. */
export async function countOpenTransactions(pool: Pool): Promise<number> {
	const limit = performance.now() + quietLimitMs;
	const openConnections = `${ofShop} and xact_start < now() - interval '1 second'`;
	let open = await count(pool, openConnections);
	while (open > 0 && performance.now() < limit) {
		await wait(pollMs);
		open = await count(pool, openConnections);
	}
	return open;
}

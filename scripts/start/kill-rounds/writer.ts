import { setTimeout as wait } from "node:timers/promises";
import { Pool } from "pg";

const pauseMs = 5;
const writingLimitMs = 30_000;

export interface Writer {
	/** Returns when a row is committed after this call; throws after 30 seconds. */
	untilWriting: () => Promise<void>;
	/** Stops and counts the rows whose commit was answered and that are gone. */
	close: () => Promise<{ acknowledged: number; lost: number }>;
}

/** Commits one row after the other, whatever happens to the database meanwhile. */
export async function openWriter(connectionString: string): Promise<Writer> {
	const pool = new Pool({
		connectionString,
		max: 1,
		connectionTimeoutMillis: 2_000,
	});
	pool.on("error", () => {});
	await pool.query("CREATE TABLE kill_round (id int PRIMARY KEY)");
	const acknowledged: number[] = [];
	let isClosing = false;
	const writing = (async () => {
		for (let id = 0; !isClosing; id += 1) {
			const isCommitted = await pool
				.query("INSERT INTO kill_round VALUES ($1)", [id])
				.then(() => true)
				.catch(() => false);
			if (isCommitted) acknowledged.push(id);
			await wait(pauseMs);
		}
	})();

	return {
		untilWriting: async () => {
			const before = acknowledged.length;
			const limit = Date.now() + writingLimitMs;
			while (acknowledged.length === before) {
				if (Date.now() > limit) throw new Error("No row could be written.");
				await wait(pauseMs);
			}
		},
		close: async () => {
			isClosing = true;
			await writing;
			const { rows } = await pool.query<{ id: number }>(
				"SELECT id FROM kill_round",
			);
			await pool.end();
			const present = new Set(rows.map(({ id }) => id));
			const lost = acknowledged.filter((id) => !present.has(id)).length;
			return { acknowledged: acknowledged.length, lost };
		},
	};
}

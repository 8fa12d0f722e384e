import { RateLimiterPostgres } from "rate-limiter-flexible";
import type { DatabaseHandle } from "../db/client";
import { createLimits, type Limits } from "./limits";

const tableName = "rate_limit";

interface Statement {
	text: string;
	values: unknown[];
}

/** Counters in the shop's own database, each counted up in one statement. */
export function limitsInDatabase(
	pool: Pick<DatabaseHandle["pool"], "query">,
	secret: string,
): Limits {
	// Without the names that the library gives its statements: the embedded database has one session for all
	// connections, and a statement may be named there once.
	const storeClient = {
		query: ({ text, values }: Statement) => pool.query({ text, values }),
	};
	return createLimits({
		secret,
		open: ({ name, points, seconds }) =>
			new RateLimiterPostgres({
				storeClient,
				storeType: "pool",
				tableName,
				tableCreated: true,
				clearExpiredByTimeout: false,
				keyPrefix: name,
				points,
				duration: seconds,
			}),
		sweep: async () => {
			await pool.query(`delete from ${tableName} where expire < $1`, [
				Date.now(),
			]);
		},
	});
}

import { sql } from "drizzle-orm";
import { openDatabase, shopperPatience } from "@/gateway/db/client";
import { type Check, ok, warn } from "../check";

/**
 * The shop sets its limits once for each connection; what stands between may hand that connection to others. Behind a
 * pooler that is known to do so it sets them for each transaction, and for single statements the pooler has to.
 */
export const timeOutsCheck: Check = {
	name: "time-outs",
	remedy: "start that server, or correct DATABASE_URL",
	run: async ({ settings, database, isEmbedded }) => {
		const { DATABASE_URL, DATABASE_DIRECT_URL } = settings;
		if (!DATABASE_URL || !database || isEmbedded) return [];
		const isPooled = DATABASE_DIRECT_URL !== undefined;
		const { db, close } = openDatabase(DATABASE_URL, {
			connectionsMax: 1,
			isPooled,
			onLost: () => {},
		});
		try {
			const missing: string[] = [];
			for (const name of names) {
				const { rows } = await db.execute<{ ms: number }>(
					sql`select setting::int as ms from pg_settings where name = ${name}`,
				);
				if (!rows[0]?.ms) missing.push(name);
			}
			const seconds = shopperPatience.statementMs / 1_000;
			return missing.length === 0
				? [ok(`the server ends statements and waits after ${seconds} s`)]
				: [
						warn(
							`the server forgets ${missing.join(", ")}`,
							isPooled
								? "give them to the pooler's connections, as connect_query of deploy/pgbouncer/pgbouncer.ini does"
								: "name the server itself in DATABASE_DIRECT_URL where a pooler stands before it",
						),
					];
		} finally {
			await close();
		}
	},
};

const names = [
	"statement_timeout",
	"lock_timeout",
	"idle_in_transaction_session_timeout",
];

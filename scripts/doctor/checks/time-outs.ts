import { sql } from "drizzle-orm";
import { openDatabase, shopperPatience } from "@/gateway/db/client";
import { type Check, ok, warn } from "../check";

/** The shop sets its limits once for each connection; what stands between may hand that connection to others. */
export const timeOutsCheck: Check = {
	name: "time-outs",
	remedy: "start that server, or correct DATABASE_URL",
	run: async ({ settings: { DATABASE_URL }, database, isEmbedded }) => {
		if (!DATABASE_URL || !database || isEmbedded) return [];
		const { db, close } = openDatabase(DATABASE_URL, {
			connectionsMax: 1,
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
							"let what stands before it keep a session for each connection, as pool_mode = session does",
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

import { sql } from "drizzle-orm";
import type { Database } from "@/gateway/db/client";
import { type Finding, fail, ok, warn } from "../check";
import { ofDatabase } from "../kinds";

/** Smaller tables are read as quickly with dead rows as without. */
const deadRowsMin = 10_000;
/** The server clears up at a fifth by itself. */
const deadShareMax = 0.3;
/** Of two thousand million, at which the server takes no writes. */
const ageMax = 1_000_000_000;

export const tablesCheck = ofDatabase({
	name: "tables",
	remedy: "let the user of DATABASE_URL read pg_stat_user_tables",
	ask: (db) => findDeadRows(db),
});

type Table = { name: string; dead: number; live: number };

export async function findDeadRows(
	db: Database,
	rowsMin = deadRowsMin,
): Promise<Finding[]> {
	const { rows } = await db.execute<Table>(
		sql`select relname as name, n_dead_tup::int as dead, n_live_tup::int as live from pg_stat_user_tables
			where n_dead_tup >= ${rowsMin} and n_dead_tup > ${deadShareMax}::float * (n_live_tup + n_dead_tup)
			order by n_dead_tup desc`,
	);
	const dead = rows.map(({ name, dead, live }) =>
		warn(
			`${name} has ${dead} dead rows beside ${live}`,
			`vacuum analyze ${name}; see whether autovacuum is on`,
		),
	);
	const findings = [...dead, ...(await findOldAge(db))];
	return findings.length > 0 ? findings : [ok("no large table is bloated")];
}

async function findOldAge(db: Database): Promise<Finding[]> {
	const { rows } = await db.execute<{ age: number }>(
		sql`select age(datfrozenxid)::int as age from pg_database where datname = current_database()`,
	);
	return rows
		.filter(({ age }) => age > ageMax)
		.map(({ age }) =>
			fail(
				`its oldest transaction is ${age} back; at two thousand million it takes no writes`,
				"vacuum the database, and see what keeps autovacuum from it",
			),
		);
}

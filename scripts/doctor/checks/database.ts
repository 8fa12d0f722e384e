import { sql } from "drizzle-orm";
import type { Database } from "@/gateway/db/client";
import { type Check, type Finding, fail, ok, warn } from "../check";
import { ofGateway } from "../kinds";

/** Older ones get no mends from their makers. */
const maintainedFrom = 15;

export const databaseCheck: Check = ofGateway({
	name: "database",
	remedy: "start that server, or correct DATABASE_URL",
	run: ({ database, databaseFault, settings, isEmbedded }) => {
		if (database) return describeServer(database.db);
		if (databaseFault)
			return [
				isEmbedded
					? fail(databaseFault, "bring DATA_DIR back from a backup")
					: fail(databaseFault, "start that server, or correct DATABASE_URL"),
			];
		return settings.DATABASE_URL
			? [warn("no shop was opened here so far", "npm start makes a database")]
			: [];
	},
});

type Server = Record<"version" | "encoding" | "writing", string>;

async function describeServer(db: Database): Promise<Finding[]> {
	const { rows } = await db.execute<Server>(
		sql`select current_setting('server_version') as version, current_setting('server_encoding') as encoding,
			case when pg_is_in_recovery() then 'standby'
				when current_setting('default_transaction_read_only') = 'on' then 'readOnly'
				else 'open' end as writing`,
	);
	return rows.flatMap(judgeServer);
}

export function judgeServer({ version, encoding, writing }: Server): Finding[] {
	const findings: Finding[] = [];
	if (writing === "standby")
		findings.push(
			fail("it is a standby and takes no writes", "name the primary"),
		);
	if (writing === "readOnly")
		findings.push(
			fail(
				"it is set to be read only",
				"alter database … set default_transaction_read_only = off",
			),
		);
	if (encoding !== "UTF8")
		findings.push(
			fail(
				`its encoding is ${encoding}, which holds no Chinese`,
				"make a database with encoding UTF8",
			),
		);
	if (Number.parseInt(version, 10) < maintainedFrom)
		findings.push(
			warn(
				`PostgreSQL ${version} is no longer maintained`,
				`move to ${maintainedFrom} or newer`,
			),
		);
	return findings.length > 0 ? findings : [ok(`PostgreSQL ${version}`)];
}

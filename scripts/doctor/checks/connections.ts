import { sql } from "drizzle-orm";
import { jobConnectionsMax, signalConnections } from "@/gateway/open-databases";
import { type Finding, fail, ok, warn } from "../check";
import { ofServer } from "../kinds";

const highShare = 0.8;
const fullShare = 0.95;

export const connectionsCheck = ofServer({
	name: "connections",
	remedy: "end programs that hold connections, or raise max_connections",
	ask: async (db, { settings: { DATABASE_CONNECTIONS_MAX } }) => {
		const wanted =
			DATABASE_CONNECTIONS_MAX + jobConnectionsMax + signalConnections;
		const { rows } = await db.execute<{ used: number; room: number }>(
			sql`select (select sum(numbackends)::int from pg_stat_database) as used,
				current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as room`,
		);
		return rows.map((counted) => judgeConnections({ ...counted, wanted }));
	},
});

interface Connections {
	used: number;
	room: number;
	/** What one node of the shop may hold. */
	wanted: number;
}

export function judgeConnections(connections: Connections): Finding {
	const { used, room, wanted } = connections;
	const what = `${used} of ${room} are in use; a node of the shop holds up to ${wanted}`;
	const remedy =
		"set DATABASE_CONNECTIONS_MAX lower, or the server's max_connections higher";
	if (wanted > room || used >= room * fullShare) return fail(what, remedy);
	if (used >= room * highShare) return warn(what, remedy);
	return ok(what);
}

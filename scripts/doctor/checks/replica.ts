import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "@/gateway/db/client";
import { fail, ok, warn } from "../check";
import { ofDatabase } from "../kinds";

const muchBytes = 16 * 1024 * 1024;

interface Server {
	system: string;
	isReplica: boolean;
	/** Bytes that it has written, or shows. */
	at: number;
}

/** Whose pages are older than they may be, the shop leaves out by itself; here is said why. */
export const replicaCheck = ofDatabase({
	name: "replica",
	remedy:
		"start that server, or correct DATABASE_READ_URL; the primary answers meanwhile",
	ask: async (db, { settings: { DATABASE_READ_URL } }) => {
		if (!DATABASE_READ_URL) return [];
		const copy = openDatabase(DATABASE_READ_URL, {
			connectionsMax: 1,
			onLost: () => {},
		});
		try {
			const primary = await look(db);
			const replica = await look(copy.db);
			if (!replica.isReplica || replica.system !== primary.system)
				return [
					fail(
						"DATABASE_READ_URL names no replica of this database",
						"name a server that streams from it, or leave it out",
					),
				];
			const behind = Math.max(primary.at - replica.at, 0);
			return behind > muchBytes
				? [
						warn(
							`the replica is ${Math.round(behind / 1024 / 1024)} MB behind`,
							"see whether it streams (pg_stat_replication); the primary answers meanwhile",
						),
					]
				: [ok(`it follows, ${behind} bytes behind`)];
		} finally {
			await copy.close();
		}
	},
});

async function look(db: Database): Promise<Server> {
	const { rows } = await db.execute<Record<keyof Server, string>>(sql`
		select system_identifier::text as system,
			pg_is_in_recovery()::text as "isReplica",
			(case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_insert_lsn() end - '0/0')::text as at
		from pg_control_system()`);
	const [row] = rows;
	return {
		system: row?.system ?? "",
		isReplica: row?.isReplica === "true",
		at: Number(row?.at),
	};
}

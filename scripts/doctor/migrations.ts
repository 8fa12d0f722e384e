import { sql } from "drizzle-orm";
import type { Queryable } from "@/gateway/db/client";
import journal from "@/gateway/db/migrations/meta/_journal.json";

export interface Migrations {
	/** Of this release, in their order, that have not run. */
	pending: string[];
	/** That have run and are of a newer release. */
	unknown: number;
}

/** The migrator tells them apart by the moment at which they were written. */
export async function compareMigrations(db: Queryable): Promise<Migrations> {
	const applied = await listApplied(db);
	const newest = Math.max(0, ...applied);
	const known = Math.max(...journal.entries.map(({ when }) => when));
	return {
		pending: journal.entries
			.filter(({ when }) => when > newest)
			.map(({ tag }) => tag),
		unknown: applied.filter((at) => at > known).length,
	};
}

async function listApplied(db: Queryable): Promise<number[]> {
	const { rows: tables } = await db.execute<{ found: string | null }>(
		sql`select to_regclass('drizzle.__drizzle_migrations')::text as found`,
	);
	if (!tables[0]?.found) return [];
	const { rows } = await db.execute<{ at: string }>(
		sql`select created_at as at from drizzle.__drizzle_migrations`,
	);
	return rows.map(({ at }) => Number(at));
}

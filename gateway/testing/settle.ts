import { sql } from "drizzle-orm";
import type { Database } from "../db/client";

/**
 * Leaves a shop that grew as PostgreSQL leaves it at rest: counted, and every
 * page marked as seen by all, which plans that read an index alone depend on.
 * A page stays unmarked while anyone (autovacuum, at its own moments) still
 * looks at the database as it was, so this goes on until none is left. Rows that
 * were deleted on a few pages alone are left to a later turn by default, and
 * would be for ever.
 */
export async function settle(db: Database): Promise<void> {
	do await db.execute(sql`vacuum (analyze, index_cleanup on)`);
	while (await hasUnmarkedPages(db));
}

async function hasUnmarkedPages(db: Database): Promise<boolean> {
	const { rows } = await db.execute<{ name: string }>(sql`
		select pg_class.relname as name from pg_stat_user_tables
		join pg_class on pg_class.oid = relid
		where relallvisible < relpages limit 1`);
	return rows.length > 0;
}

import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Queryable } from "./client";

/** Answers the row as its table keeps it. */
export async function insertRow<Table extends PgTable>(
	db: Queryable,
	table: Table,
	row: PgInsertValue<Table>,
): Promise<Table["$inferSelect"]> {
	const [inserted] = await db.insert(table).values(row).returning();
	if (!inserted) throw new Error("A row was not kept");
	return inserted;
}

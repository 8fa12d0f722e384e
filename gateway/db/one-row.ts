import type { SQL } from "drizzle-orm";
import type { PgInsertValue, PgTable } from "drizzle-orm/pg-core";
import type { Queryable, Transaction } from "./client";

type Row<Table extends PgTable> = Table["$inferSelect"];

/** The one row that fits; undefined where none does. */
export async function findRow<Table extends PgTable>(
	db: Queryable,
	table: Table,
	where: SQL | undefined,
): Promise<Row<Table> | undefined> {
	const [row] = await db.select().from<PgTable>(table).where(where);
	return row;
}

/** The same, held until the transaction ends. */
export async function lockRow<Table extends PgTable>(
	tx: Transaction,
	table: Table,
	where: SQL | undefined,
): Promise<Row<Table> | undefined> {
	const [row] = await tx
		.select()
		.from<PgTable>(table)
		.where(where)
		.for("update");
	return row;
}

/** Answers the row as its table keeps it. */
export async function insertRow<Table extends PgTable>(
	db: Queryable,
	table: Table,
	row: PgInsertValue<Table>,
): Promise<Row<Table>> {
	const [inserted] = await db.insert(table).values(row).returning();
	if (!inserted) throw new Error("A row was not kept");
	return inserted;
}

import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Transaction } from "./client";

/** Rows of a table with `id` and `position` stand as these ids do, the first at 1. */
export async function setPositions(
	tx: Transaction,
	table: PgTable,
	ids: number[],
): Promise<void> {
	await tx.execute(sql`update ${table} set position = place.at
		from unnest(${sql.param(ids)}::int[]) with ordinality as place(id, at)
		where ${table}.id = place.id`);
}

/** Whether a list names exactly these, whatever the order. */
export function namesAll(ids: number[], known: number[]): boolean {
	return (
		ids.length === known.length &&
		new Set([...ids, ...known]).size === known.length
	);
}

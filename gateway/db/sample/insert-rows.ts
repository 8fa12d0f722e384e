import { getTableColumns, getTableName } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Client } from "pg";

const rowsPerStatement = 1_000;

/**
 * Adds rows that all have the same fields. They travel as one JSON parameter a statement, which the embedded
 * database and a server both read quickly, however many columns there are.
 */
export async function insertRows<Table extends PgTable>(
	client: Client,
	table: Table,
	rows: Table["$inferInsert"][],
): Promise<void> {
	const [sample] = rows;
	if (!sample) return;
	const fields = Object.entries(getTableColumns(table)).filter(
		([field]) => field in sample,
	);
	const columns = fields.map(([, column]) => `"${column.name}"`).join();
	const name = `"${getTableName(table)}"`;
	for (let from = 0; from < rows.length; from += rowsPerStatement) {
		const named = rows
			.slice(from, from + rowsPerStatement)
			.map((row) =>
				Object.fromEntries(
					fields.map(([field, column]) => [
						column.name,
						(row as Record<string, unknown>)[field],
					]),
				),
			);
		await client.query(
			`insert into ${name} (${columns})
			select ${columns} from json_populate_recordset(null::${name}, $1)`,
			[JSON.stringify(named)],
		);
	}
}

import type { Client } from "pg";
import { setStaffAside } from "./staff";

/** Shoppers hold goods of the catalogue in carts, favourites or orders. */
export class CatalogueInUseError extends Error {}

/** By accounts, and by what accounts refer to; the one that refers first. */
const referredTo = new Set(["merchant", "category"]);

/** Merchants are deleted, for accounts refer to them: such a table cannot be truncated. Answers whose staff was whose. */
export async function emptyCatalogue(client: Client, tables: string[]) {
	const emptied = tables.filter((table) => !referredTo.has(table));
	const others = await listReferringTables(client, emptied);
	await refuseInUse(client, others);
	const staff = await setStaffAside(client);
	await client.query(
		`truncate ${[...emptied, ...others].join()} restart identity`,
	);
	for (const table of referredTo) await client.query(`delete from ${table}`);
	return staff;
}

/** Tables outside of these that refer to them, at however many steps. */
async function listReferringTables(
	client: Client,
	tables: string[],
): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`with recursive reached(id) as (
			select unnest($1::regclass[])::oid
			union
			select conrelid from pg_constraint
			join reached on confrelid = reached.id and contype = 'f'
		)
		select id::regclass::text as name from reached
		where id <> all($1::regclass[]::oid[])
		order by name`,
		[tables],
	);
	return rows.map(({ name }) => name);
}

/** What shoppers left there would be lost with the goods it is about. */
async function refuseInUse(client: Client, tables: string[]): Promise<void> {
	for (const table of tables) {
		const { rows } = await client.query<{ used: boolean }>(
			`select exists (select from ${table}) as used`,
		);
		if (rows[0]?.used)
			throw new CatalogueInUseError(
				`The catalogue was not replaced: the table ${table} holds what shoppers did with it. Use an empty database.`,
			);
	}
}

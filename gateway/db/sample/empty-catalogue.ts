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
	await keepRows(client, others, () =>
		client.query(
			`truncate ${[...emptied, ...others.map(({ name }) => name)].join()} restart identity`,
		),
	);
	for (const table of referredTo) await client.query(`delete from ${table}`);
	return staff;
}

interface Referring {
	name: string;
	/** What of it refers to the catalogue. */
	columns: string[];
}

/** Tables outside of these that refer to them, at however many steps. */
async function listReferringTables(
	client: Client,
	tables: string[],
): Promise<Referring[]> {
	const { rows } = await client.query<Referring>(
		`with recursive reached(id) as (
			select unnest($1::regclass[])::oid
			union
			select conrelid from pg_constraint
			join reached on confrelid = reached.id and contype = 'f'
		)
		select id::regclass::text as name, array_agg(distinct attname::text) as columns from reached
		join pg_constraint on conrelid = id and contype = 'f' and confrelid in (select id from reached)
		join pg_attribute on attrelid = id and attnum = any(conkey)
		where id <> all($1::regclass[]::oid[])
		group by id order by name`,
		[tables],
	);
	return rows;
}

/** What shoppers left there would be lost with the goods it is about. */
async function refuseInUse(client: Client, tables: Referring[]): Promise<void> {
	for (const { name, columns } of tables) {
		const { rows } = await client.query<{ used: boolean }>(
			`select exists (select from ${name} where num_nonnulls(${columns.join()}) > 0) as used`,
		);
		if (rows[0]?.used)
			throw new CatalogueInUseError(
				`The catalogue was not replaced: the table ${name} holds what shoppers did with it. Use an empty database.`,
			);
	}
}

/** Rows that are about nothing of the catalogue, such as points that were given, outlive the emptying of their table. */
async function keepRows(
	client: Client,
	tables: Referring[],
	empty: () => Promise<unknown>,
): Promise<void> {
	const isOptional = async ({ name, columns }: Referring) =>
		(
			await client.query(
				`select from pg_attribute where attrelid = $1::regclass and attname = any($2) and attnotnull`,
				[name, columns],
			)
		).rowCount === 0;
	const kept: string[] = [];
	for (const table of tables)
		if (await isOptional(table)) kept.push(table.name);
	for (const name of kept)
		await client.query(`create temp table kept_${name} as table ${name}`);
	await empty();
	for (const name of kept) {
		await client.query(`insert into ${name} table kept_${name}`);
		await client.query(`drop table kept_${name}`);
		await client.query(
			`select setval(pg_get_serial_sequence($1, 'id'), max(id)) from ${name}`,
			[name],
		);
	}
}

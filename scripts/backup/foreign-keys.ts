import { type Client, escapeIdentifier } from "pg";

interface ForeignKey {
	table: string;
	name: string;
	definition: string;
}

/** Takes all foreign keys away, works, and sets them again; each looks then at all its rows. So tables come in any order. */
export async function withoutForeignKeys<Result>(
	client: Client,
	work: () => Promise<Result>,
): Promise<Result> {
	const { rows: keys } = await client.query<ForeignKey>(
		`select conrelid::regclass::text as table, conname as name, pg_get_constraintdef(oid) as definition
		from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace order by 1, 2`,
	);
	for (const { table, name } of keys)
		await client.query(
			`alter table ${table} drop constraint ${escapeIdentifier(name)}`,
		);
	const result = await work();
	for (const { table, name, definition } of keys)
		await client.query(
			`alter table ${table} add constraint ${escapeIdentifier(name)} ${definition}`,
		);
	return result;
}

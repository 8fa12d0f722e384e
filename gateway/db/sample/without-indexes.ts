import type { Client } from "pg";
import type { LoadProgress } from "./progress";

interface Index {
	name: string;
	definition: string;
}

/** Drops the secondary indexes of some tables, works, and builds them again as they were. */
export async function withoutIndexes<Result>(
	{ client, tables }: { client: Client; tables: string[] },
	work: () => Promise<Result>,
	onProgress: (progress: LoadProgress) => void,
): Promise<Result> {
	const indexes = await listSecondaryIndexes(client, tables);
	for (const { name } of indexes) await client.query(`drop index "${name}"`);
	const result = await work();
	await client.query("set local maintenance_work_mem = '512MB'");
	for (const [at, { name, definition }] of indexes.entries()) {
		onProgress({ step: "index", done: at + 1, total: indexes.length, name });
		await client.query(definition);
	}
	return result;
}

async function listSecondaryIndexes(
	client: Client,
	tables: string[],
): Promise<Index[]> {
	const { rows } = await client.query<Index>(
		`select relname as name, pg_get_indexdef(indexrelid) as definition
		from pg_index join pg_class on pg_class.oid = indexrelid
		where indrelid = any ($1::regclass[]) and not indisunique
		order by relname`,
		[tables],
	);
	return rows;
}

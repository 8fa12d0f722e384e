import type { Client } from "pg";
import type { LoadProgress } from "./progress";

interface Index {
	name: string;
	definition: string;
}

/** Drops the secondary indexes of goods and skus, works, and builds them again as they were. */
export async function withoutIndexes<Result>(
	client: Client,
	work: () => Promise<Result>,
	onProgress: (progress: LoadProgress) => void,
): Promise<Result> {
	const indexes = await listSecondaryIndexes(client);
	for (const { name } of indexes) await client.query(`drop index "${name}"`);
	const result = await work();
	await client.query("set local maintenance_work_mem = '512MB'");
	for (const [at, { name, definition }] of indexes.entries()) {
		onProgress({ step: "index", done: at + 1, total: indexes.length, name });
		await client.query(definition);
	}
	return result;
}

async function listSecondaryIndexes(client: Client): Promise<Index[]> {
	const { rows } = await client.query<Index>(
		`select relname as name, pg_get_indexdef(indexrelid) as definition
		from pg_index join pg_class on pg_class.oid = indexrelid
		where indrelid in ('goods'::regclass, 'sku'::regclass) and not indisunique
		order by relname`,
	);
	return rows;
}

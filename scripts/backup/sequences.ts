import { type Client, escapeIdentifier } from "pg";
import type { Content } from "./manifest";

type Sequences = Content["sequences"];

export async function readSequences(client: Client): Promise<Sequences> {
	const { rows } = await client.query<{ name: string }>(
		`select relname as name from pg_class
		where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
	);
	const sequences: Sequences = {};
	for (const { name } of rows) {
		const read = await client.query<Sequences[string]>(
			`select last_value::text as value, is_called as "isCalled" from ${escapeIdentifier(name)}`,
		);
		if (read.rows[0]) sequences[name] = read.rows[0];
	}
	return sequences;
}

/** The next number is the one that would have been next. */
export async function writeSequences(
	client: Client,
	sequences: Sequences,
): Promise<void> {
	for (const [name, { value, isCalled }] of Object.entries(sequences))
		await client.query("select setval($1::regclass, $2::bigint, $3)", [
			escapeIdentifier(name),
			value,
			isCalled,
		]);
}

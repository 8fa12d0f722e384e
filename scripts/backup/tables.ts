import { type Client, escapeIdentifier } from "pg";

export interface Column {
	name: string;
	type: string;
}

export interface Table {
	name: string;
	/** Those that are written; the database works the others out. */
	columns: Column[];
	/** Where not all its rows are meant. */
	where?: string;
}

/** Holds the pictures that were sent, where no folder does, and the sample shop's specimens in any case. */
export const pictureTable = "upload_content";
export const isSent = "name not like 'specimen-%'";

/** What a shop keeps, by name. */
export async function listTables(client: Client): Promise<Table[]> {
	const { rows } = await client.query<Table>(
		`select relname as name, json_agg(json_build_object('name', attname, 'type', format_type(atttypid, atttypmod))
			order by attname collate "C") as columns
		from pg_class join pg_attribute on attrelid = pg_class.oid
		where relnamespace = 'public'::regnamespace and relkind = 'r'
			and attnum > 0 and not attisdropped and attgenerated = ''
		group by relname order by relname collate "C"`,
	);
	return rows.map((table) =>
		table.name === pictureTable
			? { ...table, where: `not (${isSent})` }
			: table,
	);
}

/** Each row as one line: a JSON array of what its columns are in text, or null. Exact for every type. */
export function selectLines({ name, columns, where = "true" }: Table): string {
	const texts = columns.map(
		(column) => `${escapeIdentifier(column.name)}::text`,
	);
	return `select array_to_json(array[${texts}])::text from ${escapeIdentifier(name)} where ${where}`;
}

/** Takes `[line,line]` and writes the rows that the lines are. */
export function insertLines({ name, columns }: Table): string {
	const names = columns.map((column) => escapeIdentifier(column.name));
	const values = columns.map(({ type }, at) => `(line->>${at})::${type}`);
	return `insert into ${escapeIdentifier(name)} (${names}) overriding system value
		select ${values} from jsonb_array_elements($1::jsonb) as line`;
}

import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { countLines, queryLines } from "./lines";
import { makeBackup } from "./make";
import { openBackup } from "./manifest";
import { assertUsable, restoreBackup } from "./restore";
import { insertLines, selectLines, type Table } from "./tables";
import {
	type OpenStoredShop,
	openEmptyShop,
	openSampleShop,
} from "./testing/open-stored-shop";
import { inTransaction } from "./transaction";

let folder: string;
let shop: OpenStoredShop;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-"));
	shop = await openSampleShop();
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

const odd: [string, string[]][] = [
	[
		"text",
		["null", "''", `'a"b\\c,[]{}'`, "E'1\\n2\\t3\\r\\u2028\\u0001'", "'港🦪'"],
	],
	["jsonb", ["null", "'null'", `'{"a": [1.10, "\\u00e9", null]}'`]],
	["numeric(12,2)", ["0.10", "9999999999.99", "-0.01"]],
	[
		"double precision",
		["0.1", "22.286300000000001", "1e300", "'NaN'", "'-Infinity'"],
	],
	["bigint", ["9223372036854775807", "-9007199254740993"]],
	["timestamptz", ["'2026-02-28 23:59:59.999999+08'", "'infinity'"]],
	["date", ["'2026-02-28'", "'0044-03-15 BC'"]],
	["bytea", ["'\\x00ff0a5c'", "''"]],
	["text[]", ["'{}'", `array['a,b', null, '"', 'null', '{}']`]],
	["integer[]", ["'{1,null}'"]],
	["tsvector", [`'''a b'':1A c:2,3B'`]],
	["uuid", ["gen_random_uuid()"]],
	["varchar(255)", ["' x '"]],
	["boolean", ["true", "false", "null"]],
];

test.each(odd)("%s is read and written exactly", async (type, values) => {
	const columns = [{ name: "value", type }];
	const from: Table = { name: "odd", columns };
	const to: Table = { name: "odd_again", columns };
	await inTransaction(shop.url, "write", async (client) => {
		await client.query(`create temp table odd (value ${type}) on commit drop`);
		await client.query("create temp table odd_again (like odd) on commit drop");
		for (const value of values)
			await client.query(`insert into odd select ${value}`);
		const read = queryLines(client, selectLines(from));
		const lines: string[] = [];
		for await (const batch of read) lines.push(...batch);
		await client.query(insertLines(to), [`[${lines}]`]);
		const bytes = (table: string) =>
			client.query(
				`select value::text, pg_column_size(value) as size from ${table}`,
			);
		expect((await bytes("odd_again")).rows).toEqual((await bytes("odd")).rows);
		expect(await countLines(queryLines(client, selectLines(to)))).toEqual(
			await countLines(queryLines(client, selectLines(from))),
		);
	});
});

test("a table of a quarter of a million rows goes there and comes back, and so do rows of megabytes", async () => {
	await shop.ask(
		`insert into rate_limit (key, points, expire) select 'of address ' || n, n, n from generate_series(1, 250000) n`,
	);
	await shop.ask(
		`insert into upload_content select n || '.webp', decode(repeat(md5(n::text), 100000), 'hex') from generate_series(1, 4) n`,
	);
	const target = await openEmptyShop();
	try {
		const content = await makeBackup(shop, join(folder, "many"));
		expect(content.tables.rate_limit?.rows).toBeGreaterThanOrEqual(250_000);
		const backup = await openBackup(join(folder, "many"), undefined);
		await assertUsable(backup);
		await restoreBackup(backup, target);
		const counted = `select count(*)::int as rows, sum(points)::text as points from rate_limit`;
		expect(await target.ask(counted)).toEqual(await shop.ask(counted));
		const pictures = `select name, md5(bytes) as bytes from upload_content order by name`;
		expect(await target.ask(pictures)).toEqual(await shop.ask(pictures));
	} finally {
		await target.close();
	}
});

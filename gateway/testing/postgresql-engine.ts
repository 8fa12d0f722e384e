import { randomBytes } from "node:crypto";
import { Client } from "pg";
import type { Engine } from "./engine";
import { fillTemplate } from "./fill-template";

/** Asked for each time: a run may have a server of its own. */
export const serverUrl = () =>
	process.env.TEST_DATABASE_URL ?? "postgresql://postgres@127.0.0.1:5432";

/** Behind a pooler a test has what a shop behind one has; databases come and go past it. */
export const poolerUrl = process.env.TEST_POOLER_URL;

function urlOf(database: string, server = serverUrl()): string {
	const url = new URL(server);
	url.pathname = `/${database}`;
	return url.href;
}

async function runOnServer(
	statement: string,
	values: unknown[] = [],
	database = "postgres",
): Promise<unknown[][]> {
	const client = new Client({
		connectionString: urlOf(database),
		connectionTimeoutMillis: 30_000,
	});
	await client.connect();
	try {
		const { rows } = await client.query({
			text: statement,
			values,
			rowMode: "array",
		});
		return rows;
	} finally {
		await client.end();
	}
}

async function drop(database: string): Promise<void> {
	await runOnServer(`drop database if exists "${database}" with (force)`);
}

/** With the copies that a broken test left behind. */
async function dropAll(template: string): Promise<void> {
	const found = await runOnServer(
		"select datname from pg_database where starts_with(datname, $1)",
		[template],
	);
	for (const [name] of found) await drop(String(name));
}

/** Databases on a server: `create database … template` copies the sample shop in a fraction of a second. */
export const postgresqlEngine: Engine = {
	async prepareTemplate() {
		const template = `harbour_test_${randomBytes(4).toString("hex")}`;
		await runOnServer(`create database "${template}"`);
		await fillTemplate(urlOf(template));
		// Each copy is a third quicker without the pages that filling left empty.
		await runOnServer("vacuum full", [], template);
		return template;
	},
	async copyTemplate(template) {
		const copy = `${template}_${randomBytes(4).toString("hex")}`;
		await runOnServer(`create database "${copy}" template "${template}"`);
		// What a power cut would lose then is nothing that a test keeps.
		await runOnServer(`alter database "${copy}" set synchronous_commit = off`);
		return { url: urlOf(copy, poolerUrl), close: () => drop(copy) };
	},
	dropTemplate: dropAll,
};

import { randomBytes } from "node:crypto";

/**
 * An empty database on the server, for one run; `drop` takes it away again.
 * @param {string} serverUrl
 */
export async function openSpareDatabase(serverUrl) {
	const name = `harbour_browser_${randomBytes(4).toString("hex")}`;
	await runOn(serverUrl, `create database "${name}"`);
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return {
		url: url.href,
		drop: () => runOn(serverUrl, `drop database "${name}" with (force)`),
	};
}

/**
 * Runs what belongs to no database of its own.
 * @param {string} serverUrl of the server, or of any database there
 * @param {string} statement
 */
export async function runOn(serverUrl, statement) {
	const { Client } = await import("pg");
	const url = new URL(serverUrl);
	url.pathname = "/postgres";
	const client = new Client({ connectionString: url.href });
	await client.connect();
	try {
		await client.query(statement);
	} finally {
		await client.end();
	}
}

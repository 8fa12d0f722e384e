import { randomBytes } from "node:crypto";
import { Client } from "pg";

interface Scratch {
	url: string;
	drop: () => Promise<void>;
}

/** An empty database for a while, on a PostgreSQL server that lets us make one. */
export async function openOnServer(server: string): Promise<Scratch> {
	const name = `harbour_scratch_${randomBytes(6).toString("hex")}`;
	await onServer(server, `create database ${name}`);
	const url = new URL(server);
	url.pathname = name;
	const drop = `drop database if exists ${name} with (force)`;
	return { url: url.href, drop: () => onServer(server, drop) };
}

async function onServer(url: string, statement: string): Promise<void> {
	const client = new Client({ connectionString: url });
	try {
		await client.connect();
		await client.query(statement);
	} finally {
		await client.end();
	}
}

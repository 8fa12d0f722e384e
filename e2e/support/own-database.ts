import { runOn } from "../../scripts/verify/spare-database.mjs";

/** Anew, whatever an earlier run left behind. */
export async function createDatabase(url: URL): Promise<void> {
	await dropDatabase(url);
	await runOn(url.href, `create database "${nameOf(url)}"`);
}

export async function dropDatabase(url: URL): Promise<void> {
	const statement = `drop database if exists "${nameOf(url)}" with (force)`;
	await runOn(url.href, statement);
}

function nameOf({ pathname }: URL): string {
	return pathname.slice(1);
}

import type { PoolClient } from "pg";
import { type Database, type DatabaseHandle, openDatabase } from "../db/client";
import { testPatience } from "../testing/test-patience";
import { openTestShop } from "../testing/test-shop";

/** One connection for everybody, so that a seed meets its faults in the same order again. */
export function openForSimulation(url: string): DatabaseHandle {
	const handle = openDatabase(url, {
		connectionsMax: 1,
		onLost: () => {},
		patience: testPatience,
	});
	handle.pool.on("connect", prepareOnce);
	return handle;
}

/**
 * A seed asks the same few hundred questions again and again: each is read and planned once a connection. Nobody needs the
 * shop after a crash of the database's machine, so no commit waits for the disk.
 */
function prepareOnce(client: PoolClient): void {
	void client.query("set synchronous_commit = off");
	const names = new Map<string, string>();
	const ask = client.query.bind(client) as (...asked: unknown[]) => unknown;
	const askByName = (question: unknown, ...rest: unknown[]) => {
		if (!isNameless(question)) return ask(question, ...rest);
		const name = names.get(question.text) ?? `s${names.size}`;
		names.set(question.text, name);
		return ask({ ...question, name }, ...rest);
	};
	client.query = askByName as typeof client.query;
}

function isNameless(question: unknown): question is { text: string } {
	return (
		typeof question === "object" &&
		question !== null &&
		"text" in question &&
		!("name" in question && question.name)
	);
}

/** For as long as the work takes. */
export async function inOwnShop(
	work: (db: Database) => Promise<void>,
): Promise<void> {
	const shop = await openTestShop();
	const { db, close } = openForSimulation(shop.url);
	try {
		await work(db);
	} finally {
		await close();
		await shop.close();
	}
}

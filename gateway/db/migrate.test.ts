import { Client } from "pg";
import { engineName } from "../testing/engine";
import { findEngine } from "../testing/find-engine";
import { migrateDatabase } from "./migrate";

test("several nodes that migrate an empty database at once all find it migrated, once", async () => {
	const template = process.env.TEST_TEMPLATE ?? "";
	const { url, close } = await findEngine(engineName()).copyTemplate(template);
	const client = new Client({ connectionString: url });
	try {
		await client.connect();
		await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
		await client.query("DROP SCHEMA drizzle CASCADE");

		await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
		await migrateDatabase(url);

		const { rows } = await client.query(
			"SELECT hash, count(*)::int AS times FROM drizzle.__drizzle_migrations GROUP BY hash HAVING count(*) > 1",
		);
		expect(rows).toEqual([]);
		await client.query("SELECT id FROM goods");
	} finally {
		await client.end();
		await close();
	}
}, 60_000);

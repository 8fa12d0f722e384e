import { Client } from "pg";
import { engineName } from "../testing/engine";
import { findEngine } from "../testing/find-engine";
import { nextMigrations } from "../testing/next-release";
import { migrateDatabase, SchemaError } from "./migrate";
import { readMigrations } from "./migration-files";

/** The built-in database serves one session for all. */
const onServer = engineName() === "postgresql" ? test : test.skip;

let url: string;
let client: Client;
let close: () => Promise<void>;

beforeEach(async () => {
	const template = process.env.TEST_TEMPLATE ?? "";
	({ url, close } = await findEngine(engineName()).copyTemplate(template));
	client = new Client({ connectionString: url });
	await client.connect();
});
afterEach(async () => {
	await client.end();
	await close();
});

const expanding = nextMigrations({
	"9000_motto": [`ALTER TABLE "store" ADD COLUMN "motto" text`],
});
const contracting = nextMigrations({
	"9000_motto": [`ALTER TABLE "store" ADD COLUMN "motto" text`],
	"9001_no_map": [
		`-- contract: needs 9000_motto\nALTER TABLE "store" DROP COLUMN "motto"`,
	],
});
const indexing = nextMigrations({
	"9000_index": [
		`-- concurrent\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "goods_noted" ON "goods" ("sales")`,
	],
});

async function timesRun(): Promise<Record<string, number>> {
	const { rows } = await client.query(
		"SELECT tag, count(*)::int AS times FROM drizzle.__drizzle_migrations WHERE tag IS NOT NULL GROUP BY tag",
	);
	return Object.fromEntries(rows.map(({ tag, times }) => [tag, times]));
}

async function isIndexValid(): Promise<boolean | undefined> {
	const { rows } = await client.query(
		"SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('goods_noted')",
	);
	return rows[0]?.indisvalid;
}

test("several nodes that migrate an empty database at once all find it migrated, once", async () => {
	await client.query("DROP SCHEMA public CASCADE; CREATE SCHEMA public");
	await client.query("DROP SCHEMA drizzle CASCADE");

	await Promise.all(Array.from({ length: 5 }, () => migrateDatabase(url)));
	await migrateDatabase(url);

	expect(await timesRun()).toEqual(
		Object.fromEntries(readMigrations().map(({ tag }) => [tag, 1])),
	);
	await client.query("SELECT id FROM goods");
}, 60_000);

test("the release before runs on a database that the next one has only added to, and says so", async () => {
	await migrateDatabase(url, expanding);
	expect(await migrateDatabase(url)).toEqual({
		pending: [],
		ahead: ["9000_motto"],
	});
});

test("a release runs on what is taken away only where it knows what came instead", async () => {
	await migrateDatabase(url, contracting);
	expect(await migrateDatabase(url, expanding)).toMatchObject({
		ahead: ["9001_no_map"],
	});
	await expect(migrateDatabase(url)).rejects.toThrow(
		/^The database is newer than this release, whose last migration is \d{4}_\w+: 9001_no_map takes away what releases before 9000_motto use\. Start the release that migrated it or a later one, or restore the backup from before\.$/,
	);
});

test("a newer migration that does not say who may run on it lets nobody", async () => {
	await client.query(
		"INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 9000000000000)",
	);
	await expect(migrateDatabase(url)).rejects.toThrow(SchemaError);
});

test("a migration between those that have run is not left out", async () => {
	await migrateDatabase(url, expanding);
	await client.query(
		"DELETE FROM drizzle.__drizzle_migrations WHERE tag LIKE '0003%'",
	);
	await client.query(
		"DROP INDEX goods_leaf_sales, goods_top_sales, goods_merchant_sales, goods_area_sales, goods_shop_sales",
	);
	expect(await migrateDatabase(url, expanding)).toMatchObject({ pending: [] });
	await client.query("SELECT 'goods_leaf_sales'::regclass");
});

test("what fails leaves nothing of its migration, and what ran before", async () => {
	const broken = nextMigrations({
		"9000_motto": [`ALTER TABLE "store" ADD COLUMN "motto" text`],
		"9001_broken": [
			`ALTER TABLE "store" ADD COLUMN "half" text;`,
			"SELECT 1 / 0",
		],
	});
	await expect(migrateDatabase(url, broken)).rejects.toThrow(/division by/);
	await client.query("SELECT motto FROM store");
	await expect(client.query("SELECT half FROM store")).rejects.toThrow(/half/);
});

onServer("while a migration waits for a table, shoppers read it", async () => {
	const holder = new Client({ connectionString: url });
	await holder.connect();
	try {
		await holder.query("BEGIN; LOCK TABLE store IN ROW EXCLUSIVE MODE");
		const migrating = migrateDatabase(url, expanding);
		const isInLine = async () => {
			const { rows } = await client.query(
				"SELECT FROM pg_locks WHERE relation = 'store'::regclass AND NOT granted",
			);
			return rows.length > 0;
		};
		while (!(await isInLine()));
		// Behind the migration, and before the holder ends.
		await client.query("SELECT FROM store");
		await holder.query("COMMIT");
		expect(await migrating).toMatchObject({ pending: [] });
	} finally {
		await holder.end();
	}
});

test("nodes that come at once build an index concurrently, once", async () => {
	await Promise.all([1, 2, 3].map(() => migrateDatabase(url, indexing)));
	expect(await isIndexValid()).toBe(true);
	expect(await timesRun()).toMatchObject({ "9000_index": 1 });
});

onServer("an index that was broken off is built anew", async () => {
	await client.query(`CREATE INDEX "goods_noted" ON goods ("sales")`);
	await client.query(
		"UPDATE pg_index SET indisvalid = false WHERE indexrelid = 'goods_noted'::regclass",
	);
	await migrateDatabase(url, indexing);
	expect(await isIndexValid()).toBe(true);
});

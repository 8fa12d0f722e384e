import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrateDatabase } from "@/gateway/db/migrate";
import { keepInBucket } from "@/gateway/providers/storage/bucket";
import { engineName } from "@/gateway/testing/engine";
import { openStrictBucket } from "@/gateway/testing/open-strict-bucket";
import { checkBooks } from "../operator/books";
import { Lifetime } from "../start/lifetime";
import { assertUnchanged } from "./compare";
import { makeBackup } from "./make";
import { type Backup, type Content, openBackup } from "./manifest";
import { assertUsable, restoreBackup } from "./restore";
import { migrateTo } from "./schema-version";
import {
	type OpenStoredShop,
	openEmptyShop,
	openPlayedShop,
} from "./testing/open-stored-shop";
import { inTransaction } from "./transaction";
import { verifyBackup } from "./verify";

let folder: string;
let shop: OpenStoredShop;
let content: Content;
let backup: Backup;

const picture = "0123456789abcdef0123456789abcdef.webp";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-"));
	shop = await openPlayedShop();
	await shop.ask(
		`insert into upload_content values ('${picture}', '\\x00ff0a5c22')`,
	);
	// More than the bucket lists at once.
	await shop.ask(
		`insert into upload_content select md5(n::text) || '.webp', '\\x00ff' from generate_series(1, 4) as n`,
	);
	content = await makeBackup(shop, join(folder, "whole"));
	backup = await openBackup(join(folder, "whole"), undefined);
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

const nextIds = `select max(id)::int as last, nextval(pg_get_serial_sequence('master_order', 'id'))::int as next from master_order`;

test("pictures go into a bucket, and from there into the next backup", async () => {
	const { settings, close } = await openStrictBucket();
	const bucket = keepInBucket(settings);
	const target = await openEmptyShop();
	try {
		await restoreBackup(backup, { ...target, bucket });
		expect(await bucket.find(picture)).toEqual(
			new Uint8Array([0, 255, 10, 92, 34]),
		);
		const again = await makeBackup(
			{ ...target, bucket },
			join(folder, "from-bucket"),
		);
		// A bucket names them in its own order.
		const { rows, checksum } = content.pictures;
		expect(again.pictures).toMatchObject({ rows, checksum });
	} finally {
		await target.close();
		await close();
	}
});

test("a shop that was sold in has the same rows, pictures, numbers and books where it is restored", async () => {
	const books = await checkBooks(shop.url);
	expect(books.violations).toEqual([]);
	expect(content.tables.master_order?.rows).toBeGreaterThan(100);
	const target = await openEmptyShop();
	try {
		await assertUsable(backup);
		await restoreBackup(backup, target);
		await assertUnchanged(target, content);
		expect(await checkBooks(target.url)).toEqual(books);
		expect(await target.ask(nextIds)).toEqual(await shop.ask(nextIds));
		const indexes = `select indexdef from pg_indexes where schemaname = 'public' order by 1`;
		expect(await target.ask(indexes)).toEqual(await shop.ask(indexes));
		const keys = `select conrelid::regclass::text, conname, pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace and contype <> 'n' order by 1, 2`;
		expect(await target.ask(keys)).toEqual(await shop.ask(keys));
		const applied = "select hash, created_at from drizzle.__drizzle_migrations";
		await migrateDatabase(target.url);
		expect(await target.ask(applied)).toEqual(await shop.ask(applied));
	} finally {
		await target.close();
	}
});

test("a restore that fails leaves the place empty, for the next one", async () => {
	const target = await openEmptyShop();
	const { goods } = content.tables;
	if (!goods) throw new Error("There are goods");
	const tables = { ...content.tables, goods: { ...goods, checksum: "1" } };
	const miscounted = { ...backup, content: { ...content, tables } };
	try {
		await expect(restoreBackup(miscounted, target)).rejects.toThrow(
			"goods is not the same",
		);
		expect(
			await target.ask("select from pg_tables where schemaname = 'public'"),
		).toEqual([]);
		await restoreBackup(backup, target);
		await assertUnchanged(target, content);
	} finally {
		await target.close();
	}
});

test("a backup of an older schema is restored by that schema and then migrated", async () => {
	const older = await openEmptyShop();
	const target = await openEmptyShop();
	const { migrations } = content;
	const applied = "select hash from drizzle.__drizzle_migrations order by id";
	try {
		await inTransaction(older.url, "write", (client) =>
			migrateTo(client, migrations.slice(0, -1)),
		);
		await older.ask("insert into rate_limit (key, points) values ('old', 7)");
		await makeBackup(older, join(folder, "older"));
		const made = await openBackup(join(folder, "older"), undefined);
		await assertUsable(made);
		await restoreBackup(made, target);
		expect(await target.ask("select key, points from rate_limit")).toEqual([
			{ key: "old", points: 7 },
		]);
		expect(await target.ask(applied)).toEqual(
			migrations.map(({ hash }) => ({ hash })),
		);
	} finally {
		await older.close();
		await target.close();
	}
});

test("a backup is verified in an embedded database that is thrown away, whichever engine it is of", async () => {
	const books = await checkBooks(shop.url);
	expect(await verifyBackup(backup, new Lifetime())).toEqual(books);
});

const onServer = engineName() === "postgresql" ? test : test.skip;
onServer(
	"a backup is verified in a database of its own on a server, which is dropped",
	async () => {
		const ofScratch = `select datname from pg_database where datname like 'harbour_scratch_%'`;
		const books = await checkBooks(shop.url);
		const server = shop.url;
		expect(await verifyBackup(backup, new Lifetime(), { server })).toEqual(
			books,
		);
		expect(await shop.ask(ofScratch)).toEqual([]);
	},
);

import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { checkBooks } from "../operator/books";
import { Lifetime } from "../start/lifetime";
import { assertUnchanged } from "./compare";
import { makeBackup } from "./make";
import { type Backup, type Content, openBackup } from "./manifest";
import { assertUsable, restoreBackup } from "./restore";
import {
	type OpenStoredShop,
	openEmptyShop,
	openPlayedShop,
} from "./testing/open-stored-shop";
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
	content = await makeBackup(shop, join(folder, "whole"));
	backup = await openBackup(join(folder, "whole"), undefined);
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

const nextIds = `select max(id)::int as last, nextval(pg_get_serial_sequence('master_order', 'id'))::int as next from master_order`;

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

test("the embedded database takes the same backup, with the pictures in a folder", async () => {
	const dataFolder = join(folder, "embedded");
	const { connectionString: url, stop } =
		await startEmbeddedDatabase(dataFolder);
	try {
		const uploads = join(dataFolder, "uploads");
		const target = { engine: "embedded", url, uploads, dataFolder } as const;
		await restoreBackup(backup, target);
		await assertUnchanged(target, content);
		expect(await checkBooks(url)).toEqual(await checkBooks(shop.url));
		expect(await readdir(uploads)).toEqual([picture]);
		expect((await readFile(join(uploads, picture))).toString("hex")).toBe(
			"00ff0a5c22",
		);
	} finally {
		await stop();
	}
});

test("a backup is verified in a database that is thrown away", async () => {
	const books = await checkBooks(shop.url);
	expect(await verifyBackup(backup, new Lifetime())).toEqual(books);
});

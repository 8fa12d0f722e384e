import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { engineName } from "@/gateway/testing/engine";
import { checkBooks } from "../operator/books";
import { assertUnchanged } from "./compare";
import { makeBackup } from "./make";
import { moveShop } from "./move";
import {
	type OpenStoredShop,
	openEmptyShop,
	openPlayedShop,
} from "./testing/open-stored-shop";

let folder: string;
let shop: OpenStoredShop;

const picture = "0123456789abcdef0123456789abcdef.webp";

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "move-"));
	shop = await openPlayedShop();
	await shop.ask(
		`insert into upload_content values ('${picture}', '\\x00ff0a5c22')`,
	);
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

const way = (name: string) => join(folder, name);

test("a shop moves to the embedded database and back, and everything is as it was", async () => {
	const books = await checkBooks(shop.url);
	const content = await makeBackup(shop, way("before"));
	const dataFolder = way("embedded");
	const { connectionString: url, stop } =
		await startEmbeddedDatabase(dataFolder);
	const back = await openEmptyShop();
	try {
		const uploads = join(dataFolder, "uploads");
		const embedded = { engine: "embedded", url, uploads, dataFolder } as const;
		const there = { from: shop, to: embedded, folder: way("there") };
		expect(await moveShop(there)).toBe(books.line);
		const kept = await readFile(join(uploads, picture));
		expect(kept.toString("hex")).toBe("00ff0a5c22");
		const again = { from: embedded, to: back, folder: way("back") };
		expect(await moveShop(again)).toBe(books.line);
		await assertUnchanged(back, content);
		const sequences =
			"select sequencename, last_value from pg_sequences where schemaname = 'public' order by 1";
		expect(await back.ask(sequences)).toEqual(await shop.ask(sequences));
	} finally {
		await stop();
		await back.close();
	}
});

test("a shop does not move onto another, nor while it is open", async () => {
	const twice = { from: shop, to: shop, folder: way("twice") };
	await expect(moveShop(twice)).rejects.toThrow("not empty");
	if (engineName() === "embedded") return;
	const node = new Client({ connectionString: shop.url });
	await node.connect();
	try {
		const open = { from: shop, to: shop, folder: way("open") };
		await expect(moveShop(open)).rejects.toThrow("The shop is open");
	} finally {
		await node.end();
	}
});

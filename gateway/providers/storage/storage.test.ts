import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import type { PictureStorage } from "./interface";
import { keepInDatabase } from "./live";
import { keepInFolder } from "./local";

let shop: TestShop;
let root: string;

beforeAll(async () => {
	shop = await openTestShop();
	root = await mkdtemp(path.join(tmpdir(), "storage-"));
});
afterAll(async () => {
	await shop.close();
	await rm(root, { recursive: true });
});

const name = "0123456789abcdef0123456789abcdef.webp";
const bytes = new Uint8Array([0, 1, 254, 255]);

describe.each<[string, () => PictureStorage]>([
	["a folder", () => keepInFolder(path.join(root, "uploads"))],
	["the database", () => keepInDatabase(shop.db)],
])("in %s", (_, open) => {
	test("a picture is found as it was put, until it is removed, once or twice", async () => {
		const storage = open();
		await storage.put(name, bytes);
		expect(await open().find(name)).toEqual(bytes);
		await storage.remove([name]);
		await storage.remove([name]);
		expect(await storage.find(name)).toBeUndefined();
	});

	test("what is not there is no fault", async () => {
		expect(await open().find(name)).toBeUndefined();
		await open().remove([]);
	});
});

test("a folder holds whole pictures only, and none outside itself", async () => {
	const storage = keepInFolder(path.join(root, "uploads"));
	await storage.put("../../outside.webp", bytes);
	expect(await readdir(root)).toEqual(["uploads"]);
	expect(await readdir(path.join(root, "uploads"))).toEqual(["outside.webp"]);
});

import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { pictureStore } from "../../storage-settings";
import { type OpenBucket, openBucket } from "../../testing/open-bucket";
import {
	openStrictBucket,
	type StrictBucket,
} from "../../testing/open-strict-bucket";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { keepInBucket } from "./bucket";
import { PictureNotKept, type PictureStorage, PicturesAway } from "./interface";
import { keepInDatabase } from "./live";
import { keepInFolder } from "./local";

let shop: TestShop;
let bucket: OpenBucket;
let strict: StrictBucket;
let root: string;

beforeAll(async () => {
	shop = await openTestShop();
	bucket = await openBucket();
	strict = await openStrictBucket();
	root = await mkdtemp(path.join(tmpdir(), "storage-"));
});
afterAll(async () => {
	await bucket.close();
	await strict.close();
	await shop.close();
	await rm(root, { recursive: true });
});

const name = "0123456789abcdef0123456789abcdef.webp";
const bytes = new Uint8Array([0, 1, 254, 255]);

describe.each<[string, () => PictureStorage]>([
	["a folder", () => keepInFolder(path.join(root, "uploads"))],
	["the database", () => keepInDatabase(shop.db)],
	["a bucket", () => keepInBucket(bucket.settings)],
	["a bucket that checks signatures", () => keepInBucket(strict.settings)],
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

test.each([
	["a bucket", () => bucket],
	["a bucket that answers by pages of two", () => strict],
] as const)("%s names all that it holds", async (_, open) => {
	const store = keepInBucket(open().settings);
	const names = ["1.webp", "2.webp", "3.webp", "4.webp", "5.webp"];
	await Promise.all(names.map((one) => store.put(one, bytes)));
	const listed: string[] = [];
	for await (const some of store.list()) listed.push(...some);
	expect(listed.toSorted()).toEqual(names.toSorted());
	await store.remove(names);
});

test("a bucket that is away, or that shuts us out, is no picture that is not there", async () => {
	const S3_ENDPOINT = "http://127.0.0.1:9";
	const away = keepInBucket({ ...bucket.settings, S3_ENDPOINT });
	await expect(away.put(name, bytes)).rejects.toThrow(PictureNotKept);
	await expect(away.find(name)).rejects.toThrow(PicturesAway);
	const S3_ACCESS_KEY_ID = "nobody";
	const S3_SECRET_ACCESS_KEY = "guessed";
	for (const settings of [
		{ ...bucket.settings, S3_ACCESS_KEY_ID },
		{ ...strict.settings, S3_ACCESS_KEY_ID },
		{ ...strict.settings, S3_SECRET_ACCESS_KEY },
	]) {
		const shut = keepInBucket(settings);
		await expect(shut.put(name, bytes)).rejects.toThrow(PictureNotKept);
		await expect(shut.find(name)).rejects.toThrow(PicturesAway);
	}
});

test.each([
	{ S3_REGION: "us-east-1" },
	{ S3_REGION: "ap-east-1" },
	{ S3_REGION: "cn-north-1" },
	{ S3_REGION: "ap-east-1", S3_BUCKET: "pictures.shop.example" },
	{ S3_REGION: "eu-west-1", S3_ENDPOINT: "https://s3.example:9000/store" },
])("pages let in the host that pictures are signed for: %j", async (given) => {
	const settings = {
		...strict.settings,
		S3_ENDPOINT: undefined,
		...given,
		UPLOADS_SIGNED_SECONDS: 300,
	};
	const asked = { now: new Date(), cacheControl: "no-store" };
	const address = await keepInBucket(settings).signed?.addressOf(name, asked);
	const UPLOADS_SIGNED_SECONDS = "300";
	expect(pictureStore({ ...settings, UPLOADS_SIGNED_SECONDS })).toBe(
		new URL(address ?? "").origin,
	);
	expect(pictureStore({ ...settings, UPLOADS_SIGNED_SECONDS: "" })).toBe(
		undefined,
	);
});

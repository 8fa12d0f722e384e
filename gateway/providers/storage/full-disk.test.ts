import { spawnSync } from "node:child_process";
import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { upload } from "../../db/schema/upload";
import { openAccount } from "../../testing/open-account";
import { sendPicture } from "../../testing/send-picture";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import type { PictureStorage } from "./interface";
import { keepInFolder } from "./local";

let shop: TestShop;
let root: string;

beforeAll(async () => {
	shop = await openTestShop();
	root = await mkdtemp(path.join(tmpdir(), "full-disk-"));
});
afterAll(async () => {
	await shop.close();
	await rm(root, { recursive: true });
});

const name = "0123456789abcdef0123456789abcdef.webp";

/** Keeps a picture of 8 MB in a process of its own, which may write no file of more than 1,024 blocks. */
function keepTooMuch(folder: string): string {
	const program = `
		const { keepInFolder } = require("./gateway/providers/storage/local.ts");
		keepInFolder(${JSON.stringify(folder)})
			.put("${name}", new Uint8Array(8 * 1024 * 1024))
			.then(() => console.log("kept"), ({ constructor, cause }) => console.log(constructor.name, cause?.code));`;
	const { stdout } = spawnSync(
		"sh",
		["-c", 'ulimit -f 1024; exec "$@"', "sh", process.execPath].concat([
			"--import",
			"tsx",
			"--eval",
			program,
		]),
		{ encoding: "utf8" },
	);
	return stdout.trim();
}

test("a picture for which there is no room leaves no half of itself behind", async () => {
	const folder = path.join(root, "no-room");
	expect(keepTooMuch(folder)).toBe("PictureNotKept EFBIG");
	expect(await readdir(folder)).toEqual([]);
});

/** Sends a picture of a goods, which is kept in two sizes, to a gateway that keeps it there. */
async function sendTo(storage: PictureStorage) {
	const { gateway, wire, log } = shop.openAnother({}, { storage });
	const kit = await openAccount(shop, { scope: ["merchant"], merchantId: 1 });
	const bytes = await sharp({
		create: { width: 30, height: 20, channels: 3, background: "#c8102e" },
	})
		.png()
		.toBuffer();
	const uploads = await shop.db.$count(upload);
	const answer = await sendPicture({ wire }, kit.token, {
		bytes,
		model: "goods",
	});
	expect(await shop.db.$count(upload)).toBe(uploads);
	return { answer, gateway, log };
}

test("who sends a picture that cannot be written hears that it is not kept, and when to try again", async () => {
	const file = path.join(root, "a-file");
	await writeFile(file, "");
	const { answer, log } = await sendTo(keepInFolder(path.join(file, "below")));
	expect(answer.code).toBe(503);
	expect(answer.headers.get("retry-after")).toBe("60");
	expect(JSON.parse(answer.text).message).toBe(
		"Your picture could not be saved just now. Please try again in a few minutes",
	);
	expect(JSON.stringify(log)).toContain("ENOTDIR");
});

test("where the second size of a picture finds no room the first goes too", async () => {
	const folder = path.join(root, "one-size");
	const storage = keepInFolder(folder);
	const broken = keepInFolder(path.join(root, "a-file", "below"));
	const { answer } = await sendTo({
		...storage,
		put: (name, bytes) =>
			(name.includes("-400") ? broken : storage).put(name, bytes),
	});
	expect(answer.code).toBe(503);
	expect(await readdir(folder)).toEqual([]);
});

import {
	appendFile,
	cp,
	mkdtemp,
	readFile,
	rm,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FailedStart } from "../start/failed-start";
import { makeBackup } from "./make";
import {
	type OpenStoredShop,
	openSampleShop,
} from "./testing/open-stored-shop";
import { typeBackup } from "./testing/type-backup";

let folder: string;
let shop: OpenStoredShop;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-"));
	shop = await openSampleShop();
	await makeBackup(shop, join(folder, "whole"));
	await writeFile(join(folder, "passphrase"), "correct horse\n");
	await writeFile(join(folder, "other"), "wrong horse\n");
	const passphraseFile = join(folder, "passphrase");
	await makeBackup(shop, join(folder, "sealed"), { passphraseFile });
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

/** Types `restore` at the shop that the backups are of. */
const restore = (from: string, ...options: string[]) =>
	typeBackup(shop, "restore", "--from", join(folder, from), ...options);

async function expectRefusal(tried: Promise<string>, words: string | RegExp) {
	const error = await tried.catch((thrown: unknown) => thrown);
	expect(error).toBeInstanceOf(FailedStart);
	expect((error as Error).message).toMatch(words);
	expect((error as Error).message).not.toContain("\n");
}

async function copy(name: string): Promise<string> {
	await cp(join(folder, "whole"), join(folder, name), { recursive: true });
	return join(folder, name);
}

/** Changes what the manifest says, as whoever wrote it would. */
async function rewrite(name: string, change: (manifest: never) => unknown) {
	const path = join(await copy(name), "manifest.json");
	const manifest = JSON.parse(await readFile(path, "utf8"));
	await writeFile(path, JSON.stringify(change(manifest as never)));
}

test("a backup that was cut short is not taken for a whole one", async () => {
	await rm(join(await copy("cut"), "manifest.json"));
	await expectRefusal(restore("cut"), "cut short");
	await rm(join(await copy("short"), "tables/goods.jsonl.gz"));
	await expectRefusal(restore("short"), "tables/goods is missing");
});

test("one changed byte is found, in a part and in the manifest", async () => {
	const part = join(await copy("changed"), "tables/goods.jsonl.gz");
	const bytes = await readFile(part);
	bytes.writeUInt8(bytes.readUInt8(200) ^ 1, 200);
	await writeFile(part, bytes);
	await expectRefusal(restore("changed"), "damaged: tables/goods");
	const longer = await copy("longer");
	await appendFile(join(longer, "tables/sku.jsonl.gz"), "x");
	await expectRefusal(restore("longer"), "damaged: tables/sku");
	await rewrite("recounted", (manifest: { content: { takenAt: string } }) => {
		manifest.content.takenAt = "2020-01-01T00:00:00.000Z";
		return manifest;
	});
	await expectRefusal(restore("recounted"), "damaged: manifest.json");
});

test("a backup of a newer format is left to its release", async () => {
	await rewrite("newer", (manifest: object) => ({ ...manifest, format: 2 }));
	await expectRefusal(restore("newer"), "newer release");
});

test("a backup of a schema that this release does not know is left to its release", async () => {
	await shop.ask(
		"insert into drizzle.__drizzle_migrations (hash, created_at) values ('of tomorrow', 9999999999999)",
	);
	await makeBackup(shop, join(folder, "of-tomorrow"));
	await shop.ask(
		"delete from drizzle.__drizzle_migrations where hash = 'of tomorrow'",
	);
	await expectRefusal(restore("of-tomorrow"), "does not know");
});

test("a database in which something is stays as it is", async () => {
	const count = "select count(*)::int as goods from goods";
	const before = await shop.ask(count);
	await expectRefusal(restore("whole"), "not empty");
	expect(await shop.ask(count)).toEqual(before);
});

test("an encrypted backup says nothing without its passphrase", async () => {
	const manifest = await readFile(join(folder, "sealed/manifest.json"), "utf8");
	expect(manifest).not.toContain("goods");
	await expectRefusal(restore("sealed"), "--passphrase-file");
	const wrong = ["--passphrase-file", join(folder, "other")];
	await expectRefusal(restore("sealed", ...wrong), /^The passphrase does not/);
	const missing = ["--passphrase-file", join(folder, "nowhere")];
	await expectRefusal(restore("sealed", ...missing), "passphrase in it");
	const right = ["--passphrase-file", join(folder, "passphrase")];
	await expectRefusal(restore("sealed", ...right), "not empty");
});

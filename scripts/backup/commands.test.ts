import {
	mkdtemp,
	readdir,
	readFile,
	rm,
	stat,
	writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FailedStart } from "../start/failed-start";
import { isPart } from "./parts";
import {
	type OpenStoredShop,
	openEmptyShop,
	openSampleShop,
} from "./testing/open-stored-shop";
import { typeBackup } from "./testing/type-backup";

let folder: string;
let shop: OpenStoredShop;

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), "backup-"));
	shop = await openSampleShop();
	await writeFile(join(folder, "passphrase"), "correct horse\n");
	await writeFile(join(shop.dataFolder, ".env"), "SMTP_URL=smtp://secret\n");
	await writeFile(join(shop.dataFolder, "secrets.json"), "{}");
});
afterAll(async () => {
	await shop.close();
	await rm(folder, { recursive: true });
});

const backUp = (to: string, ...options: string[]) =>
	typeBackup(shop, "make", "--to", join(folder, to), ...options);

/** The folder that a command said it made. */
const madeBy = (said: string) => said.split("backup=")[1] ?? "";

test("the newest are kept, and what is no backup of ours or not whole stays", async () => {
	await backUp("kept");
	const [oldest = ""] = await readdir(join(folder, "kept"));
	await writeFile(join(folder, "kept", "notes.txt"), "mine");
	const second = madeBy(await backUp("kept", "--keep", "2"));
	expect(await readdir(join(folder, "kept"))).toContain(oldest);
	const third = madeBy(await backUp("kept", "--keep", "2"));
	expect((await readdir(join(folder, "kept"))).sort()).toEqual(
		[second, third].map((path) => path.split("/").at(-1)).concat("notes.txt"),
	);
});

test("a backup is its owner's alone, and holds no settings unless asked", async () => {
	const made = madeBy(await backUp("plain"));
	expect((await stat(made)).mode & 0o777).toBe(0o700);
	const files = await readdir(made, { recursive: true, withFileTypes: true });
	for (const file of files.filter((entry) => entry.isFile()))
		expect((await stat(join(file.parentPath, file.name))).mode & 0o777).toBe(
			0o600,
		);
	expect(files.map(({ name }) => name)).not.toContain("settings.jsonl.gz");
});

test("every file of a backup is known for one, so that what a killed one left can be removed", async () => {
	const sealed = ["--passphrase-file", join(folder, "passphrase")];
	for (const options of [[], ["--with-settings", ...sealed]]) {
		const made = madeBy(await backUp("known", ...options));
		const entries = await readdir(made, { recursive: true });
		expect(entries).toContain("manifest.json");
		const unknown = entries.filter((path) => !isPart(path)).sort();
		const folders = ["files", "manifest.json", "settings", "tables"];
		expect(folders).toEqual(expect.arrayContaining(unknown));
	}
});

test("settings come back by an encrypted backup, where none are", async () => {
	const sealed = ["--passphrase-file", join(folder, "passphrase")];
	const made = madeBy(await backUp("sealed", "--with-settings", ...sealed));
	const target = await openEmptyShop();
	const restore = ["restore", "--from", made, "--with-settings", ...sealed];
	try {
		await writeFile(join(target.dataFolder, ".env"), "PORT=1");
		await expect(typeBackup(target, ...restore)).rejects.toThrow(
			/\.env is there already/,
		);
		await rm(join(target.dataFolder, ".env"));
		expect(await typeBackup(target, ...restore)).toMatch(
			/^Restored and equal: tables=\d+ rows=\d+/,
		);
		const env = join(target.dataFolder, ".env");
		expect(await readFile(env, "utf8")).toBe("SMTP_URL=smtp://secret\n");
		expect((await stat(env)).mode & 0o777).toBe(0o600);
	} finally {
		await target.close();
	}
});

test("a backup that fails leaves nothing behind", async () => {
	const empty = await openEmptyShop();
	try {
		const to = join(folder, "failed");
		await expect(typeBackup(empty, "make", "--to", to)).rejects.toThrow(
			"no shop",
		);
		expect(await readdir(to)).toEqual([]);
	} finally {
		await empty.close();
	}
});

test.each([
	[["make"], "--to is missing"],
	[["make", "--to", "x", "--keep", "0"], "--keep (0)"],
	[["make", "--too", "x"], "usage: npm run backup"],
	[["restore", "--from", "nowhere"], "nowhere has no manifest.json"],
	[["restore", "--from", "x", "--to", "mysql://x"], "--to (mysql://x)"],
	[["move", "--to", "embedded", "--fast"], "usage: npm run move"],
	[["elsewhere"], "usage: npm run restore"],
])("%j is refused with a remedy", async (words, remedy) => {
	const typed = (async () => typeBackup(shop, ...words))();
	await expect(typed).rejects.toThrow(FailedStart);
	await expect(typed).rejects.toThrow(remedy);
});

import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { keepNewest } from "./keep";

const hourMs = 60 * 60_000;
const older = "backup-2026-03-01T20-00-30-123Z";
const newer = "backup-2026-03-02T20-00-30-123Z";

let folder: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), "harbour-keep-"));
	await write(newer, "manifest.json", "tables/orders.jsonl.gz");
});
afterEach(() => rm(folder, { recursive: true }));

async function write(backup: string, ...files: string[]): Promise<void> {
	for (const file of files) {
		const path = join(folder, backup, file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, "");
	}
}

/** What is left of a folder when backups are tidied so long after its last file was written. */
async function leftAfter(hours: number): Promise<string[]> {
	await keepNewest(folder, 1, Date.now() + hours * hourMs);
	return (await readdir(folder)).sort();
}

test("what a backup left that was killed goes once none can still be writing there", async () => {
	await write(
		older,
		"tables/orders.jsonl.gz",
		"tables/goods.jsonl.gz.sealed",
		"files/pictures.jsonl.gz",
		"settings/settings.jsonl.gz",
		"manifest.json.new",
	);
	expect(await leftAfter(23)).toEqual([older, newer]);
	expect(await leftAfter(25)).toEqual([newer]);
});

test("what was killed before its first table goes too", async () => {
	await mkdir(join(folder, older));
	expect(await leftAfter(25)).toEqual([newer]);
});

test.each([
	["holds a file that no backup of ours has", older, "tables/orders.csv"],
	["holds a file that lies where none of ours does", older, "orders.jsonl.gz"],
	["has another name", "backup-of-mine", "tables/orders.jsonl.gz"],
])("a folder without a manifest that %s stays", async (_, name, file) => {
	await write(name, file);
	expect(await leftAfter(25)).toEqual([name, newer].sort());
});

test("a file with the name of a backup stays", async () => {
	await writeFile(join(folder, older), "");
	expect(await leftAfter(25)).toEqual([older, newer]);
});

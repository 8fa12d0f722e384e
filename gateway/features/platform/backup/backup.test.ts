import {
	existsSync,
	mkdtempSync,
	readdirSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { backUpWhenDue, findLast, nightlyBackup } from "./service";

const hourMs = 60 * 60_000;
/** Past four in the morning of Hong Kong's third of March. */
const thirdAtFour = Date.parse("2026-03-02T20:00:30Z");

let shop: TestShop;
let folder: string;

beforeEach(async () => {
	shop = await openTestShop();
	folder = mkdtempSync(join(tmpdir(), "harbour-nightly-"));
});
afterEach(async () => {
	await shop.close();
	rmSync(folder, { recursive: true, force: true });
});

/** A process of the shop looks at that moment. */
function look(
	ms: number,
	{
		to = folder,
		signal = new AbortController().signal,
		make = nightly(to),
	} = {},
): Promise<void> {
	const now = () => new Date(ms);
	return backUpWhenDue({ db: shop.db, now, at: "04:00", make }, signal);
}

function nightly(to: string) {
	const settings = {
		BACKUP_TO: to,
		BACKUP_AT: "04:00",
		BACKUP_KEEP: 1,
		BACKUP_PASSPHRASE_FILE: undefined,
		DATABASE_URL: shop.url,
		DATA_DIR: folder,
	};
	const backup = nightlyBackup(settings);
	if (!backup) throw new Error("no backup is wanted");
	return backup.make;
}

const wholeBackups = () =>
	readdirSync(folder).filter((name) =>
		existsSync(join(folder, name, "manifest.json")),
	);

test("of many processes one makes the backup of the night, and the next night's takes its place", async () => {
	await Promise.all([1, 2, 3, 4].map(() => look(thirdAtFour)));
	await look(thirdAtFour + 23 * hourMs);
	const first = wholeBackups();
	expect(first).toHaveLength(1);
	expect(await findLast(shop.db)).toEqual({
		ageSeconds: expect.any(Number),
		failure: null,
	});
	await look(thirdAtFour + 24 * hourMs);
	expect(wholeBackups()).toHaveLength(1);
	expect(wholeBackups()).not.toEqual(first);
});

test("a backup that fails says why, leaves nothing, and waits for the next night", async () => {
	const file = join(folder, "no-folder");
	writeFileSync(file, "");
	await expect(look(thirdAtFour, { to: file })).rejects.toThrow(/EEXIST/);
	await look(thirdAtFour + hourMs);
	expect(wholeBackups()).toEqual([]);
	expect(await findLast(shop.db)).toEqual({
		ageSeconds: null,
		failure: expect.stringContaining("EEXIST"),
	});
	await look(thirdAtFour + 24 * hourMs, { make: async () => {} });
	expect(await findLast(shop.db)).toMatchObject({ failure: null });
});

test("a process that is asked to end leaves its backup to another at once", async () => {
	const ending = new AbortController();
	const leaving = look(thirdAtFour, { signal: ending.signal });
	while ((await findLast(shop.db)) === undefined);
	ending.abort();
	await leaving;
	expect(readdirSync(folder)).toEqual([]);
	let made = 0;
	const make = async () => {
		made += 1;
	};
	await look(thirdAtFour + 1_000, { make });
	expect(made).toBe(1);
});

test("a backup whose process died or hangs is made by another after six hours, and is that one's from then on", async () => {
	let begun = 0;
	let comeBack = (_: Error) => {};
	const hangs = () => {
		begun += 1;
		return new Promise<void>((_, reject) => {
			comeBack = reject;
		});
	};
	const hanging = look(thirdAtFour, { make: hangs });
	while (begun === 0) await findLast(shop.db);
	const make = async () => {
		begun += 1;
	};
	await look(thirdAtFour + 5 * hourMs, { make });
	expect(begun).toBe(1);
	await look(thirdAtFour + 7 * hourMs, { make });
	await look(thirdAtFour + 8 * hourMs, { make });
	expect(begun).toBe(2);
	comeBack(new Error("too late"));
	await expect(hanging).rejects.toThrow("too late");
	expect(await findLast(shop.db)).toMatchObject({ failure: null });
});

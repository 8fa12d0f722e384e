import { existsSync, readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join } from "node:path";

/** Removes whole backups but the newest; what else lies in the folder stays. Answers how many went. */
export async function keepNewest(
	folder: string,
	newest: number,
): Promise<number> {
	const older = readdirSync(folder)
		.filter((name) => /^backup-[\dTZ-]+$/.test(name))
		.filter((name) => existsSync(join(folder, name, "manifest.json")))
		.sort()
		.slice(0, -newest);
	for (const name of older) {
		const path = join(folder, name);
		// First what makes it a backup: half of one is never taken for a whole one.
		await rm(join(path, "manifest.json"));
		await rm(path, { recursive: true });
	}
	return older.length;
}

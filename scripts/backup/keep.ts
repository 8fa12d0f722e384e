import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { isPart } from "./parts";

/** Longer than any backup goes on without a word to the disk. */
const abandonedAfterMs = 24 * 60 * 60_000;

/** Removes whole backups but the newest, and what killed ones left; what else lies in the folder stays. Answers how many went. */
export async function keepNewest(
	folder: string,
	newest: number,
	now = Date.now(),
): Promise<number> {
	const all = readdirSync(folder, { withFileTypes: true })
		.filter((entry) => entry.isDirectory())
		.map(({ name }) => name)
		.filter((name) => /^backup-[\dTZ-]+$/.test(name))
		.sort();
	const isWhole = (name: string) =>
		existsSync(join(folder, name, "manifest.json"));
	const older = all.filter(isWhole).slice(0, -newest);
	const abandoned = all.filter(
		(name) =>
			!isWhole(name) && isAbandoned(join(folder, name), now - abandonedAfterMs),
	);
	for (const name of [...older, ...abandoned]) {
		const path = join(folder, name);
		// First what makes it a backup: half of one is never taken for a whole one.
		await rm(join(path, "manifest.json"), { force: true });
		await rm(path, { recursive: true });
	}
	return older.length + abandoned.length;
}

/**
 * Whether nothing but parts of a backup lies there, and nothing was written since. Asked is when the disk last changed
 * them (ctime): one that is being copied here keeps its other times.
 */
function isAbandoned(folder: string, before: number): boolean {
	const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
	const pathOf = ({ parentPath, name }: Dirent) => join(parentPath, name);
	const isOurs = (entry: Dirent) => {
		const path = relative(folder, pathOf(entry));
		return isPart(path) || path === "manifest.json.new";
	};
	return (
		entries.every(
			(entry) => entry.isDirectory() || (entry.isFile() && isOurs(entry)),
		) &&
		[folder, ...entries.map(pathOf)].every(
			(path) => statSync(path).ctimeMs < before,
		)
	);
}

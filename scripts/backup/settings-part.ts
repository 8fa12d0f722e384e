import { existsSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { FailedStart } from "../start/failed-start";
import type { Backup } from "./manifest";
import { readPart, settingsName } from "./parts";

/** Where the files with a shop's secrets are. */
export interface SettingFolders {
	root: string;
	dataFolder: string;
}

const pathsOf = ({ root, dataFolder }: SettingFolders) =>
	new Map([
		[".env", join(root, ".env")],
		["secrets.json", join(dataFolder, "secrets.json")],
	]);

export async function* readSettingFiles(folders: SettingFolders) {
	for (const [name, path] of pathsOf(folders))
		if (existsSync(path))
			yield [JSON.stringify([name, await readFile(path, "utf8")])];
}

/** Refuses, before anything is restored, where settings are missing in the backup or already there. */
export function assertRoomForSettings(
	{ content }: Backup,
	folders: SettingFolders,
): void {
	if (!content.settings)
		throw new FailedStart(
			"The backup holds no settings; it was made without --with-settings.",
		);
	for (const path of pathsOf(folders).values())
		if (existsSync(path))
			throw new FailedStart(
				`${path} is there already; move it away, or restore without --with-settings.`,
			);
}

export async function restoreSettings(
	backup: Backup,
	folders: SettingFolders,
): Promise<void> {
	const paths = pathsOf(folders);
	for await (const lines of readPart(backup, settingsName))
		for (const line of lines) {
			const [name, text] = JSON.parse(line) as [string, string];
			const path = paths.get(name);
			if (path) await writeFile(path, text, { mode: 0o600, flag: "wx" });
		}
}

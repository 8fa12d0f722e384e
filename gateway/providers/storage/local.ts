import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { PictureNotKept, type PictureStorage } from "./interface";

/** In a folder of this machine: for one process, or several that share the disk. */
export function keepInFolder(folder: string): PictureStorage {
	const fileOf = (name: string) =>
		path.join(/* turbopackIgnore: true */ folder, path.basename(name));
	return {
		async put(name, bytes) {
			const half = `${fileOf(name)}.half`;
			try {
				await mkdir(/* turbopackIgnore: true */ folder, { recursive: true });
				await writeFile(half, bytes);
				await rename(half, fileOf(name));
			} catch (cause) {
				await rm(half, { force: true }).catch(() => undefined);
				throw new PictureNotKept("A picture was not kept", { cause });
			}
		},
		async find(name) {
			try {
				return new Uint8Array(await readFile(fileOf(name)));
			} catch (error) {
				if ((error as NodeJS.ErrnoException).code === "ENOENT")
					return undefined;
				throw error;
			}
		},
		async remove(names) {
			await Promise.all(names.map((name) => rm(fileOf(name), { force: true })));
		},
	};
}

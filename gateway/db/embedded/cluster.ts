import { existsSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { WholeBatchPGlite } from "./whole-batches";

/** Opens the database files, made first when there are none. The caller holds the lock. */
export async function openCluster(folder: string): Promise<WholeBatchPGlite> {
	if (!existsSync(join(folder, "PG_VERSION"))) await makeCluster(folder);
	return open(folder);
}

/** Made aside and renamed: half a set of files left by a crash could never be opened again. */
async function makeCluster(folder: string): Promise<void> {
	const draft = `${folder}.new`;
	rmSync(draft, { recursive: true, force: true });
	const database = await open(draft);
	await database.close();
	renameSync(draft, folder);
}

async function open(folder: string): Promise<WholeBatchPGlite> {
	const database = new WholeBatchPGlite(folder);
	await database.waitReady;
	return database;
}

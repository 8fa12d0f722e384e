import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { type CheckedBooks, checkBooks } from "../operator/books";
import type { Lifetime } from "../start/lifetime";
import type { Backup } from "./manifest";
import type { Progress } from "./progress";
import { assertUsable, restoreBackup } from "./restore";

/** Restores into a database that is thrown away, compares, and checks the books there. */
export async function verifyBackup(
	backup: Backup,
	lifetime: Lifetime,
	progress?: Progress,
): Promise<CheckedBooks> {
	await assertUsable(backup, progress);
	const folder = await mkdtemp(join(tmpdir(), "harbour-verify-"));
	const remove = () => rm(folder, { recursive: true, force: true });
	const forget = lifetime.atEnd(remove);
	try {
		const { connectionString: url, stop } = await startEmbeddedDatabase(folder);
		const forgetDatabase = lifetime.atEnd(stop);
		const uploads = join(folder, "uploads");
		try {
			await restoreBackup(
				backup,
				{ engine: "embedded", url, uploads, dataFolder: folder },
				progress,
			);
			return await checkBooks(url);
		} finally {
			await stop();
			forgetDatabase();
		}
	} finally {
		await remove();
		forget();
	}
}

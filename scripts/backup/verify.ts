import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedDatabase } from "@/gateway/db/embedded/start";
import { type CheckedBooks, checkBooks } from "../operator/books";
import type { Lifetime } from "../start/lifetime";
import type { Backup } from "./manifest";
import type { Progress } from "./progress";
import { assertUsable, restoreBackup } from "./restore";
import { openOnServer } from "./scratch";
import type { StoredShop } from "./stored-shop";

interface Options {
	/** A PostgreSQL server that lets us make a database; without it an embedded one is made, which holds more memory. */
	server?: string | undefined;
	progress?: Progress;
}

/** Restores into a database that is thrown away, compares, and checks the books there. */
export async function verifyBackup(
	backup: Backup,
	lifetime: Lifetime,
	{ server, progress }: Options = {},
): Promise<CheckedBooks> {
	await assertUsable(backup, progress);
	const folder = await mkdtemp(join(tmpdir(), "harbour-verify-"));
	const remove = () => rm(folder, { recursive: true, force: true });
	const forget = lifetime.atEnd(remove);
	try {
		const { drop, ...place } = server
			? { engine: "postgresql" as const, ...(await openOnServer(server)) }
			: await openEmbedded(folder);
		const forgetDatabase = lifetime.atEnd(drop);
		const uploads = join(folder, "uploads");
		try {
			const aside = { ...place, uploads, dataFolder: folder };
			await restoreBackup(backup, aside, progress);
			return await checkBooks(place.url);
		} finally {
			await drop();
			forgetDatabase();
		}
	} finally {
		await remove();
		forget();
	}
}

interface Aside extends Pick<StoredShop, "engine" | "url"> {
	drop: () => Promise<void>;
}

async function openEmbedded(folder: string): Promise<Aside> {
	const { connectionString: url, stop } = await startEmbeddedDatabase(folder);
	return { engine: "embedded", url, drop: stop };
}

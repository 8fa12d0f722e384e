import { createHash } from "node:crypto";
import { lstatSync, mkdirSync, realpathSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { join } from "node:path";

/** The name under which PostgreSQL clients look for a socket inside a folder. */
const socketName = ".s.PGSQL.5432";

/** macOS ends socket paths at 103 bytes, Linux at 107; longer ones are cut without a word. */
const socketPathBytesMax = 103;

export interface EmbeddedAddress {
	/** The database's own files, opened by one process only. */
	clusterFolder: string;
	socketPath: string;
	/** For `pg`, `psql` and DATABASE_URL alike. */
	connectionString: string;
}

/** Where the database of a data folder lives and answers. Makes the folders that are missing. */
export function embeddedAddress(dataFolder: string): EmbeddedAddress {
	mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
	const home = realpathSync(dataFolder);
	const folder = socketFolder(home);
	return {
		clusterFolder: join(home, "postgres"),
		socketPath: join(folder, socketName),
		connectionString: `postgresql://postgres@/postgres?host=${encodeURIComponent(folder)}`,
	};
}

/** Whether this is the address of a data folder's own database; looks for no folder where it cannot be. */
export const isOwnDatabase = (address: string, dataFolder: string): boolean =>
	address.startsWith("postgresql://postgres@/postgres?host=") &&
	address === embeddedAddress(dataFolder).connectionString;

function socketFolder(home: string): string {
	if (Buffer.byteLength(join(home, socketName)) <= socketPathBytesMax) {
		return home;
	}
	const name = createHash("sha256").update(home).digest("hex").slice(0, 16);
	const folder = join(tmpdir(), `harbour-market-${name}`);
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	assertPrivate(folder);
	return folder;
}

/** The temporary folder is everybody's: a folder that someone else made there could listen in. */
function assertPrivate(folder: string): void {
	if (process.platform === "win32") return;
	const found = lstatSync(folder);
	const isOurs = found.isDirectory() && found.uid === userInfo().uid;
	if (!isOurs || (found.mode & 0o077) !== 0) {
		throw new Error(
			`${folder} belongs to someone else or is open to others; remove it, or set DATA_DIR to a shorter path.`,
		);
	}
}

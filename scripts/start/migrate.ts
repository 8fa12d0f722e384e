import { embeddedAddress } from "@/gateway/db/embedded/address";
import {
	DatabaseInUseError,
	startEmbeddedDatabase,
} from "@/gateway/db/embedded/start";
import { migrateDatabase } from "@/gateway/db/migrate";
import { runUntilEnded } from "./main";
import { readStartSettings } from "./settings";

// `npm run db:migrate`: brings the database of DATABASE_URL, or the built-in one, to the newest schema. A built-in one
// that is running is reached through its process.

await runUntilEnded(async (lifetime) => {
	const { DATABASE_URL, DATA_DIR } = readStartSettings(process.cwd());
	if (!DATABASE_URL) await openBuiltIn(DATA_DIR, lifetime.atEnd.bind(lifetime));
	await migrateDatabase(
		DATABASE_URL ?? embeddedAddress(DATA_DIR).connectionString,
	);
	console.log("The database has the newest schema.");
	await lifetime.end(0);
});

async function openBuiltIn(
	dataFolder: string,
	atEnd: (ending: () => Promise<void>) => void,
): Promise<void> {
	try {
		const { stop } = await startEmbeddedDatabase(dataFolder);
		atEnd(stop);
	} catch (error) {
		if (!(error instanceof DatabaseInUseError)) throw error;
	}
}

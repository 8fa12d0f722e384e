import { embeddedAddress } from "@/gateway/db/embedded/address";
import {
	DatabaseInUseError,
	startEmbeddedDatabase,
} from "@/gateway/db/embedded/start";
import type { Lifetime } from "./lifetime";
import type { StartSettings } from "./settings";

/** The database of DATABASE_URL, past a pooler, or the built-in one: through its process when that runs, else through one of our own. */
export async function reachDatabase(
	{ DATABASE_URL, DATABASE_DIRECT_URL, DATA_DIR }: StartSettings,
	lifetime: Pick<Lifetime, "atEnd">,
): Promise<string> {
	if (DATABASE_URL) return DATABASE_DIRECT_URL ?? DATABASE_URL;
	try {
		const { stop } = await startEmbeddedDatabase(DATA_DIR);
		lifetime.atEnd(stop);
	} catch (error) {
		if (!(error instanceof DatabaseInUseError)) throw error;
	}
	return embeddedAddress(DATA_DIR).connectionString;
}

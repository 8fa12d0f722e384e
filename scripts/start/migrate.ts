import { migrateDatabase } from "@/gateway/db/migrate";
import { runUntilEnded } from "./main";
import { reachDatabase } from "./reach-database";
import { readStartSettings } from "./settings";

// `npm run db:migrate`: brings the database of DATABASE_URL, or the built-in one, to the newest schema. A built-in one
// that is running is reached through its process.

await runUntilEnded(async (lifetime) => {
	const settings = readStartSettings(process.cwd());
	await migrateDatabase(await reachDatabase(settings, lifetime));
	console.log("The database has the newest schema.");
	await lifetime.end(0);
});

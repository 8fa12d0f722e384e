import { migrate } from "./database";
import { runUntilEnded } from "./main";
import { reachDatabase } from "./reach-database";
import { readStartSettings } from "./settings";

// `npm run db:migrate`: brings the database of DATABASE_URL, or the built-in one, to the newest schema. A built-in one
// that is running is reached through its process.

await runUntilEnded(async (lifetime) => {
	const settings = readStartSettings(process.cwd());
	const ahead = await migrate(await reachDatabase(settings, lifetime));
	console.log(
		ahead.length > 0
			? `The database is of a newer release (${ahead.join(", ")}), which lets this one run.`
			: "The database has the newest schema.",
	);
	await lifetime.end(0);
});

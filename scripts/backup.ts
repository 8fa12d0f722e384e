import { readBackupCommand } from "./backup/commands";
import { openProgress } from "./backup/progress";
import { runUntilEnded } from "./start/main";
import { readStartSettings } from "./start/settings";

// `npm run backup`, `npm run backup:verify`, `npm run restore` and `npm run move`, on the database of DATABASE_URL or the
// built-in one.

await runUntilEnded(async (lifetime) => {
	let isDone = false;
	// What is stopped half-way has failed, and a timer should hear of it.
	lifetime.atEnd(() => {
		if (!isDone) process.exit(1);
	});
	const run = readBackupCommand(process.argv.slice(2));
	const root = process.cwd();
	const { progress, clear } = openProgress();
	lifetime.atEnd(clear);
	const settings = readStartSettings(root);
	const done = await run({ root, settings, lifetime, progress });
	clear();
	console.log(done);
	isDone = true;
	await lifetime.end(0);
});

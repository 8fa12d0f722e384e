import { SettingError } from "@/gateway/settings";
import { announce } from "./announce";
import { assertBuilt, buildWhenStale } from "./build";
import { prepareDatabase } from "./database";
import { completeEnvironment } from "./environment";
import { FailedStart } from "./failed-start";
import { keepRunning } from "./keep-running";
import { Lifetime } from "./lifetime";
import { openLogFile } from "./log-file";
import { assertPortIsFree } from "./port";
import type { Progress } from "./progress.mjs";
import { sampleLogins } from "./sample-logins";
import { readStartSettings } from "./settings";
import { findSetupCode } from "./setup-code";
import { takeStartLock } from "./start-lock";
import { startWeb } from "./web";

interface Options {
	isDevelopment: boolean;
	/** Serves the build that is there, whatever it was made from. */
	isBuilt: boolean;
	progress: Progress;
}

/** Everything between `npm start` and an open shop, from the repository's root. */
export async function main(options: Options): Promise<void> {
	await runUntilEnded((lifetime) =>
		openShop(options, lifetime).finally(options.progress.stop),
	);
}

/** Runs a command whose parts go on living; what stops it is told in one line. */
export async function runUntilEnded(
	open: (lifetime: Lifetime) => Promise<void>,
): Promise<void> {
	const lifetime = new Lifetime();
	lifetime.endOnSignals();
	lifetime.endWithNpm();
	try {
		await open(lifetime);
	} catch (error) {
		if (lifetime.isEnding) return;
		const isForeseen =
			error instanceof FailedStart || error instanceof SettingError;
		console.error(isForeseen ? error.message : error);
		await lifetime.end(1);
	}
}

async function openShop(
	{ isDevelopment, isBuilt, progress }: Options,
	lifetime: Lifetime,
): Promise<void> {
	const root = process.cwd();
	const settings = readStartSettings(root);
	const port = settings.PORT;
	takeStartLock(settings, port, lifetime);
	await assertPortIsFree("PORT", port);
	const log = openLogFile(settings, lifetime);
	const databaseUrl = completeEnvironment(settings, isDevelopment);
	if (isBuilt) assertBuilt(root);
	else if (!isDevelopment) await buildWhenStale(root, lifetime, progress);
	if (databaseUrl)
		await prepareDatabase(settings, databaseUrl, { lifetime, progress });
	progress.begin("open");
	await keepRunning(
		{
			name: "The web process",
			start: (isBegun) =>
				startWeb(
					{ root, port, environment: process.env, isDevelopment, log },
					isBegun,
				),
		},
		lifetime,
	);
	progress.end();
	if (!databaseUrl) return announce(settings, []);
	const code = await findSetupCode(databaseUrl, process.env.TOKEN_SECRET ?? "");
	announce(settings, await sampleLogins(databaseUrl), code);
}

import { readDepartureSettings } from "@/gateway/departure-settings";
import { prepareDatabase } from "./database";
import { completeEnvironment } from "./environment";
import { keepRunning } from "./keep-running";
import { runUntilEnded } from "./main";
import { assertPortIsFree } from "./port";
import { readStartSettings } from "./settings";
import { spawnChild } from "./spawn-child";
import { takeStartLock } from "./start-lock";

// `npm run gateway`: the gateway alone, on the database of DATABASE_URL or the built-in one. A storefront beside it on
// this machine finds the same secrets in the data folder: GATEWAY_URL=http://localhost:3100 npm start

await runUntilEnded(async (lifetime) => {
	const root = process.cwd();
	const settings = { ...readStartSettings(root), GATEWAY_URL: undefined };
	takeStartLock(settings, settings.GATEWAY_PORT, lifetime);
	await assertPortIsFree("GATEWAY_PORT", settings.GATEWAY_PORT);
	const databaseUrl = completeEnvironment(settings, false);
	if (databaseUrl) await prepareDatabase(settings, databaseUrl, { lifetime });
	await keepRunning(
		{
			name: "The gateway",
			start: async () =>
				spawnChild(["--import", "tsx", "gateway/serve.ts"], {
					cwd: root,
					env: process.env,
					isShown: true,
					stopLimitMs: readDepartureSettings(process.env).limitMs,
				}),
		},
		lifetime,
	);
});

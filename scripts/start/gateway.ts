import { readDepartureSettings } from "@/gateway/departure-settings";
import { prepareDatabase } from "./database";
import { completeEnvironment } from "./environment";
import { FailedStart } from "./failed-start";
import { keepRunning } from "./keep-running";
import { openLogFile } from "./log-file";
import { runUntilEnded } from "./main";
import { assertPortIsFree } from "./port";
import { readStartSettings } from "./settings";
import { spawnChild } from "./spawn-child";
import { takeStartLock } from "./start-lock";

// `npm run gateway`: the gateway alone, on the database of DATABASE_URL or the built-in one. A storefront beside it on
// this machine finds the same secrets in the data folder: GATEWAY_URL=http://localhost:3100 npm start
//
// `npm run worker`: the jobs of a shop on a PostgreSQL server, in a process of their own, beside nodes with JOBS=elsewhere.

const isWorker = process.argv.includes("--worker");

const program = ["--import", "tsx", "gateway/serve.ts"];

await runUntilEnded(async (lifetime) => {
	const root = process.cwd();
	const settings = { ...readStartSettings(root), GATEWAY_URL: undefined };
	const portName = isWorker ? "WORKER_PORT" : "GATEWAY_PORT";
	if (isWorker && !settings.DATABASE_URL)
		throw new FailedStart(
			"DATABASE_URL is missing; a worker works on the PostgreSQL server of the shop.",
		);
	takeStartLock(settings, settings[portName], lifetime);
	await assertPortIsFree(portName, settings[portName]);
	const log = openLogFile(settings, lifetime);
	const databaseUrl = completeEnvironment(settings, false);
	if (databaseUrl) await prepareDatabase(settings, databaseUrl, { lifetime });
	await keepRunning(
		{
			name: isWorker ? "The worker" : "The gateway",
			start: async () =>
				spawnChild([...program, ...(isWorker ? ["--worker"] : [])], {
					cwd: root,
					env: process.env,
					isShown: true,
					log,
					stopLimitMs: readDepartureSettings(process.env).limitMs,
				}),
		},
		lifetime,
	);
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { onEmbeddedToo } from "./jest/on-embedded-too.mjs";
import { installWhenMissing } from "./start/install.mjs";
import { findPostgres } from "./verify/find-postgres.mjs";
import { findRedis } from "./verify/find-redis.mjs";
import { isInstalled } from "./verify/is-installed.mjs";
import { prepareBrowser } from "./verify/prepare-browser.mjs";
import { runSteps, sayOutcome, sumOf } from "./verify/run-step.mjs";
import { openSpareDatabase } from "./verify/spare-database.mjs";
import {
	browserTests,
	build,
	checks,
	development,
	faults,
	gatewayTests,
	grow,
	pooledTests,
	types,
	unitTests,
	upgrade,
} from "./verify/steps.mjs";

// `npm test` holds each guarantee once, `npm run test:full` multiplies; on a fresh clone too. Nothing here may need a
// package before the install.

const isFull = process.argv.includes("--full");
if (isFull) process.env.TEST_EXTENT = "full";

// Printed on the way out, so that it is the last line whatever stops the run; until all was run, that is a failure.
/** @type {import("./verify/run-step.mjs").Count[]} */
const counts = [{ passed: 0, failed: 1, flaky: [] }];
process.once("exit", () => sayOutcome(sumOf(counts)));

await installWhenMissing(join(import.meta.dirname, ".."));

const postgres = await findPostgres();
if (!postgres)
	console.log("     no PostgreSQL here: set TEST_DATABASE_URL to test on one");
const redis = await findRedis();
if (redis) process.env.TEST_REDIS_URL = redis;
else console.log("     nothing on Redis: set TEST_REDIS_URL to test it");
prepareBrowser();

const hasPooler = isInstalled("pgbouncer");
const hasServers = existsSync("/usr/lib/postgresql");
// Where PostgreSQL answers, on both engines in full; else only what differs on the embedded one beside it.
const whole = gatewayTests(postgres);
const besides = postgres
	? [
			faults(postgres),
			gatewayTests(undefined, isFull ? undefined : onEmbeddedToo),
			...(isFull ? [upgrade(postgres)] : []),
			...(isFull && hasPooler ? [pooledTests(postgres)] : []),
			...(isFull && hasPooler && hasServers && redis ? [grow] : []),
		]
	: [];
const spare = postgres && (await openSpareDatabase(postgres));
try {
	// What waits in one lane leaves its core to the other. Pages are told last, with the machine to themselves.
	counts.push(
		await runSteps([...checks, unitTests, whole], [types, build, ...besides]),
	);
	counts.push(
		await runSteps([
			...(isFull ? [development] : []),
			browserTests(spare?.url),
		]),
	);
	counts.shift();
} finally {
	await spare?.drop();
}
process.exitCode = sumOf(counts).failed > 0 ? 1 : 0;

import { join } from "node:path";
import { installWhenMissing } from "./start/install.mjs";
import { findPostgres } from "./verify/find-postgres.mjs";
import { findRedis } from "./verify/find-redis.mjs";
import { prepareBrowser } from "./verify/prepare-browser.mjs";
import { runSteps, sayOutcome } from "./verify/run-step.mjs";
import { openSpareDatabase } from "./verify/spare-database.mjs";
import {
	browserSteps,
	gatewayOnPostgresStep,
	verifySteps,
} from "./verify/steps.mjs";

// `npm test`: everything, on a fresh clone too. Nothing here may need a package before the install.

// Printed on the way out, so that it is the last line whatever stops the run; until something ran, that is a failure.
/** @type {import("./verify/run-step.mjs").Count} */
let sum = { passed: 0, failed: 1 };
process.once("exit", () => sayOutcome(sum));

await installWhenMissing(join(import.meta.dirname, ".."));

const postgres = await findPostgres();
if (!postgres)
	console.log(
		"     gateway tests on the embedded database only: set TEST_DATABASE_URL for PostgreSQL",
	);
const redis = await findRedis();
if (redis) process.env.TEST_REDIS_URL = redis;
else console.log("     nothing on Redis: set TEST_REDIS_URL to test it");
prepareBrowser();

const spare = postgres && (await openSpareDatabase(postgres));
try {
	sum = await runSteps([
		...verifySteps({ isWhole: true }),
		...(postgres ? [gatewayOnPostgresStep(postgres)] : []),
		...browserSteps(spare?.url),
	]);
} finally {
	await spare?.drop();
}
process.exitCode = sum.failed > 0 ? 1 : 0;

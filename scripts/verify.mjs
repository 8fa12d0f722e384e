import { testsBeside } from "./verify/files-changed.mjs";
import { findPostgres } from "./verify/find-postgres.mjs";
import { runSteps } from "./verify/run-step.mjs";
import { checks, gatewayTests, types, unitTests } from "./verify/steps.mjs";

// `npm run verify`: what can be told in a minute and a half. Of the gateway's tests only those beside what has changed.

const beside = testsBeside();
const sums = [
	await runSteps(checks, [types]),
	await runSteps([
		unitTests,
		...(beside ? [gatewayTests(await findPostgres(), beside)] : []),
	]),
];
process.exitCode = sums.some(({ failed }) => failed > 0) ? 1 : 0;

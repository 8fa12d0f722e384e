import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";

// `npm run race -- --rounds 200`: 50 buyers click at once for the last piece, that many times over, on the PostgreSQL
// server of TEST_DATABASE_URL.

const { values } = parseArgs({ options: { rounds: { type: "string" } } });
const { status } = spawnSync(
	process.execPath,
	[
		"node_modules/jest/bin/jest.js",
		"--selectProjects=gateway",
		"--testPathPatterns",
		"checkout/races",
		"--testTimeout",
		String(24 * 60 * 60_000),
	],
	{
		stdio: "inherit",
		env: {
			...process.env,
			TEST_ENGINE: "postgresql",
			RACE_ROUNDS: values.rounds ?? "200",
			TEST_EXTENT: "full",
		},
	},
);
process.exitCode = status ?? 1;

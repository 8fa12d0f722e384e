import { mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { countJest, countPlaywright } from "./count-tests.mjs";

/** @typedef {import("./run-step.mjs").Step} Step */

const root = join(import.meta.dirname, "../..");
const reports = join(root, "coverage/reports");

/** @param {string} name @param {...string} args @returns {[string, ...string[]]} */
function bin(name, ...args) {
	return [join(root, "node_modules/.bin", name), ...args];
}

/** @param {string} name @returns {[string, ...string[]]} */
function script(name) {
	return [process.execPath, "--import", "tsx", join(root, "scripts", name)];
}

/** A report of an earlier run must not be counted again. @param {string} name */
function freshReport(name) {
	mkdirSync(reports, { recursive: true });
	const file = join(reports, `${name}.json`);
	rmSync(file, { force: true });
	return file;
}

/**
 * @param {string} name
 * @param {string[]} selection
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function jestStep(name, selection, env) {
	const report = freshReport(name.replaceAll(" ", "-"));
	return {
		name,
		command: bin(
			"jest",
			...selection,
			"--passWithNoTests",
			"--forceExit",
			"--json",
			`--outputFile=${report}`,
		),
		env,
		minutesMax: 30,
		count: () => countJest(report),
	};
}

/** Tests that kill processes by the dozen: for the whole run only. */
const withoutKills = "--testPathIgnorePatterns=/kill\\.test\\.ts$";

/**
 * What needs no build: about a minute in all, unless it is the whole.
 * @param {{ isWhole: boolean }} extent
 * @returns {Step[]}
 */
export function verifySteps({ isWhole }) {
	return [
		{ name: "format", command: bin("biome", "format", ".") },
		{
			name: "lint",
			command: bin(
				"biome",
				"check",
				"--formatter-enabled=false",
				"--error-on-warnings",
				".",
			),
		},
		{ name: "route types", command: bin("next", "typegen") },
		{ name: "types", command: bin("tsc", "--noEmit") },
		{ name: "messages", command: script("check-messages.ts") },
		{ name: "documents", command: script("check-docs.ts") },
		{ name: "house", command: script("check-house.ts") },
		{ name: "notice", command: [...script("make-notice.ts"), "--check"] },
		{ name: "sample shop", command: script("check-sample.ts") },
		{ name: "unused code", command: bin("knip") },
		jestStep("unit tests", ["--selectProjects=unit"]),
		jestStep(
			"gateway tests",
			["--selectProjects=gateway", ...(isWhole ? [] : [withoutKills])],
			{ TEST_ENGINE: "embedded" },
		),
	];
}

/** What touches the database, once more on a server. @param {string} url @returns {Step} */
export function gatewayOnPostgresStep(url) {
	return jestStep(
		"gateway tests on PostgreSQL",
		["--selectProjects=gateway", "--testPathPatterns=gateway/(http|features)/"],
		{ TEST_ENGINE: "postgresql", TEST_DATABASE_URL: url },
	);
}

/** @param {string | undefined} databaseUrl an empty database for the stories that are told on a server too @returns {Step[]} */
export function browserSteps(databaseUrl) {
	const report = freshReport("browser-tests");
	return [
		{ name: "build", command: script("verify/build.ts") },
		{
			name: "browser tests",
			command: bin("playwright", "test", "--reporter=list,json"),
			env: {
				PLAYWRIGHT_JSON_OUTPUT_FILE: report,
				...(databaseUrl && { E2E_DATABASE_URL: databaseUrl }),
			},
			minutesMax: 40,
			count: () => countPlaywright(report),
		},
	];
}

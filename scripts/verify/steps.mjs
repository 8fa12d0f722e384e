import { join } from "node:path";

/** @typedef {import("./run-step.mjs").Step} Step */
/** @typedef {[string, ...string[]]} Command */

const root = join(import.meta.dirname, "../..");

/** @param {string} name @param {...string} args @returns {Command} */
function bin(name, ...args) {
	return [join(root, "node_modules/.bin", name), ...args];
}

/** @param {string} name @param {...string} args @returns {Command} */
function script(name, ...args) {
	return [
		process.execPath,
		"--import",
		"tsx",
		join(root, "scripts", name),
		...args,
	];
}

/** @param {string} name @param {...Command} commands @returns {Step} */
const check = (name, ...commands) => ({ name, commands });

/** @type {Step} */
export const types = check(
	"types",
	bin("next", "typegen"),
	bin("tsc", "--noEmit"),
);

/** What can be told without running the shop. @type {Step[]} */
export const checks = [
	check("format and lint", bin("biome", "ci", "--error-on-warnings", ".")),
	check("messages", script("check-messages.ts")),
	check("documents", script("check-docs.ts")),
	check("house", script("check-house.ts")),
	check("migrations", script("check-migrations.ts")),
	check("notice", script("make-notice.ts", "--check")),
	check("sample shop", script("check-sample.ts")),
	check("unused code", bin("knip")),
];

/** As `npm start` builds, so that the shops of the browser tests find a build that is current. @type {Step} */
export const build = check("build", script("verify/build.ts"));

/**
 * @param {string} name
 * @param {import("../jest/shards.mjs").Project[]} projects
 * @param {Record<string, string>} [env]
 * @returns {Step}
 */
function jestStep(name, projects, env) {
	return {
		name,
		commands: [
			bin(
				"jest",
				"--passWithNoTests",
				"--forceExit",
				"--reporters=default",
				`--reporters=${join(root, "scripts/verify/jest-events.mjs")}`,
			),
		],
		env: { ...env, TEST_PROJECTS: projects.join() },
		hasTests: true,
	};
}

export const unitTests = jestStep("unit tests", ["unit", "dom"]);

/**
 * The gateway's tests on a PostgreSQL server, or on the embedded database where none is named.
 * @param {string} [postgresUrl]
 * @param {string} [files] a pattern; all of them when undefined
 * @returns {Step}
 */
export function gatewayTests(postgresUrl, files) {
	const engine = postgresUrl ? "PostgreSQL" : "embedded";
	return jestStep(`gateway tests, ${engine}`, ["gateway"], {
		TEST_ENGINE: engine.toLowerCase(),
		...(postgresUrl && { TEST_DATABASE_URL: postgresUrl }),
		...(files && { TEST_FILES: files }),
	});
}

/**
 * What shoppers do, behind a pooler that lends a session for one transaction alone. Tests of plans need one of their own.
 * @param {string} postgresUrl
 * @returns {Step}
 */
export function pooledTests(postgresUrl) {
	const files =
		"^(?!.*-plans)gateway/(db/t|features/(identity|platform|sales)/)";
	const step = gatewayTests(postgresUrl, files);
	const env = { ...step.env, TEST_POOLER: "1", TEST_EXTENT: "quick" };
	return { ...step, name: "gateway tests behind a pooler", env };
}

/** The built shop with everything that it can grow by, each killed or started again in turn. @type {Step} */
export const grow = check("a shop that has grown", script("grow.ts"));

/** What whoever works on the shop opens. @type {Step} */
export const development = check(
	"the shop in development",
	script("development.ts"),
);

/** @param {string | undefined} databaseUrl an empty database for the stories that are told on a server too @returns {Step} */
export function browserTests(databaseUrl) {
	const events = join(root, "scripts/verify/playwright-events.mjs");
	return {
		name: "browser tests",
		commands: [bin("playwright", "test", `--reporter=list,${events}`)],
		env: databaseUrl ? { E2E_DATABASE_URL: databaseUrl } : {},
		hasTests: true,
	};
}

/**
 * The built shop while what lies below it is cut, stalled and broken off, each promise a test.
 * @param {string} postgresUrl
 * @returns {Step}
 */
export function faults(postgresUrl) {
	return {
		name: "faults below the shop",
		commands: [script("faults.ts", "--short", "--step")],
		env: { TEST_DATABASE_URL: postgresUrl },
		hasTests: true,
	};
}

/**
 * Two releases beside each other on one database, forth and back, while people buy.
 * @param {string} postgresUrl
 * @returns {Step}
 */
export function upgrade(postgresUrl) {
	return {
		name: "upgrade and back",
		commands: [script("upgrade.ts")],
		env: { TEST_DATABASE_URL: postgresUrl },
	};
}

import { availableParallelism } from "node:os";
import nextJest from "next/jest.js";
import {
	filesAlone,
	projects as parts,
	projectsInShards,
} from "./scripts/jest/shards.mjs";

const readNextConfig = nextJest({ dir: import.meta.dirname });

/** Packages that ship modules only; jest has to compile them. */
const modulesOnly = [
	"@formatjs/.+",
	"@schummar/.+",
	"character-entities",
	"decode-named-character-reference",
	"devlop",
	"escape-string-regexp",
	"icu-minify",
	"intl-messageformat",
	"jose",
	"longest-streak",
	"markdown-table",
	"mdast-util-[^/]+",
	"micromark[^/]*",
	"next-intl",
	"qr",
	"unist-util-[^/]+",
	"use-intl",
	"zwitch",
];

/**
 * A test's world answers each mention of a global by a detour, and what builds our statements asks for `Object` at every
 * step: a quarter of a worker's time. Modules are handed these instead. What fake timers replace must not stand here, nor
 * a name that a module gives to something of its own.
 */
const injectedGlobals = [
	"Array",
	"Error",
	"Math",
	"Number",
	"Object",
	"String",
	"Symbol",
];

/** `npm test` and `npm run verify` run test files in shards; by hand each runs by itself. */
const inShards = projectsInShards();

function project(name, settings) {
	const { folders, ending } = parts[name];
	const alone = inShards.includes(name) && filesAlone(name);
	return {
		rootDir: import.meta.dirname,
		displayName: name,
		roots: [...folders, `scripts/jest/${name}`].map(inside),
		testMatch: alone
			? [inside(`scripts/jest/${name}/*.shard.ts`), ...alone.map(inside)]
			: [`**/*${ending}`],
		moduleNameMapper: { "^@/(.*)$": "<rootDir>/$1" },
		modulePathIgnorePatterns: ["<rootDir>/.next/", "<rootDir>/.data/"],
		sandboxInjectedGlobals: injectedGlobals,
		...settings,
	};
}

const projects = [
	project("unit", { testEnvironment: "node" }),
	project("dom", {
		testEnvironment: "jsdom",
		setupFilesAfterEnv: [
			"@testing-library/jest-dom",
			// Puts away what a test has rendered; in a shard it would otherwise do so for the first file alone.
			"@testing-library/react",
			"<rootDir>/scripts/jest/patience.ts",
		],
	}),
	project("gateway", {
		testEnvironment: "node",
		globalSetup: "<rootDir>/gateway/testing/global-setup.ts",
		globalTeardown: "<rootDir>/gateway/testing/global-teardown.ts",
	}),
];

function inside(folder) {
	return `<rootDir>/${folder}`;
}

/** Next adds its compiler; what it leaves uncompiled is widened by the packages above. */
async function compiledByNext(project) {
	const config = await readNextConfig(project)();
	const kept = config.transformIgnorePatterns.filter(
		(pattern) => !pattern.includes("node_modules"),
	);
	return {
		...config,
		transformIgnorePatterns: [
			`/node_modules/(?!(${modulesOnly.join("|")})/)`,
			...kept,
		],
	};
}

export default async () => ({
	projects: await Promise.all(
		projects
			.filter(
				({ displayName }) =>
					inShards.length === 0 || inShards.includes(displayName),
			)
			.map(compiledByNext),
	),
	passWithNoTests: true,
	testSequencer: inside("scripts/jest/shards-first.mjs"),
	// Tests wait for databases and processes a third of their time: one more than there are cores keeps those busy.
	maxWorkers: availableParallelism() + 1,
	// A limit against hanging: every file of the gateway's starts a database of its own, on a busy machine for minutes.
	testTimeout: 300_000,
});

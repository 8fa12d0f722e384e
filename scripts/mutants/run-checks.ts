import { rmSync } from "node:fs";
import { join } from "node:path";
import type { Lifetime } from "../start/lifetime";
import { spawnChild } from "../start/spawn-child";
import type { Check } from "./mutants";
import { readJest, readPlaywright, type TestResult } from "./read-results";

export interface Bench {
	/** Of the checkout that faults are planted in. */
	root: string;
	/** A PostgreSQL server, where one answers. */
	postgres: string | undefined;
	lifetime: Lifetime;
}

/** Runs checks of one kind in one go: what each test that ran came to, and all that was written. */
export async function runChecks(
	bench: Bench,
	checks: [Check, ...Check[]],
): Promise<TestResult[]> {
	const [{ runner, file, engine }] = checks;
	switch (runner) {
		case "script": {
			const { code, output } = await run(bench, ["--import", "tsx", file]);
			return [{ file, name: "", hasPassed: code === 0, said: [output] }];
		}
		case "jest":
			return runJest(bench, checks, engine);
		case "playwright":
			return runPlaywright(bench, checks);
	}
}

/** As `npm test` runs them, in words without colours. */
const asQuickRun = {
	TEST_EXTENT: undefined,
	NO_COLOR: "1",
	FORCE_COLOR: undefined,
};

async function run(
	{ root, lifetime }: Bench,
	argv: string[],
	env: Record<string, string | undefined> = {},
) {
	const child = spawnChild(argv, {
		cwd: root,
		env: { ...process.env, ...asQuickRun, ...env },
	});
	const forget = lifetime.atEnd(() => child.stop());
	const ended = await child.exited;
	forget();
	return ended;
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
const anyOf = (texts: (string | undefined)[]) =>
	texts.map((text) => escaped(text ?? "")).join("|");
const filesOf = (checks: Check[]) => [
	...new Set(checks.map(({ file }) => escaped(file))),
];

async function runJest(
	bench: Bench,
	checks: [Check, ...Check[]],
	engine: Check["engine"],
): Promise<TestResult[]> {
	const report = join(bench.root, "jest-results.json");
	rmSync(report, { force: true });
	const isOnServer = bench.postgres !== undefined && engine !== "embedded";
	const { output } = await run(
		bench,
		[
			"node_modules/jest/bin/jest.js",
			"--forceExit",
			"--json",
			`--outputFile=${report}`,
			`--testNamePattern=${anyOf(checks.map(({ test }) => test))}`,
			"--testPathPatterns",
			...filesOf(checks),
		],
		{
			TEST_ENGINE: isOnServer ? "postgresql" : "embedded",
			...(isOnServer && { TEST_DATABASE_URL: bench.postgres }),
		},
	);
	return readJest(bench.root, report) ?? failedBefore(checks, output);
}

async function runPlaywright(
	bench: Bench,
	checks: [Check, ...Check[]],
): Promise<TestResult[]> {
	const built = await run(bench, [
		"--import",
		"tsx",
		"scripts/verify/build.ts",
	]);
	if (built.code !== 0) return failedBefore(checks, built.output);
	const report = join(bench.root, "playwright-results.json");
	rmSync(report, { force: true });
	const { output } = await run(
		bench,
		[
			"node_modules/@playwright/test/cli.js",
			"test",
			"--reporter=json",
			"--retries=0",
			`--grep=${anyOf(checks.map(({ test }) => test))}`,
			...filesOf(checks),
		],
		{ PLAYWRIGHT_JSON_OUTPUT_FILE: report },
	);
	return readPlaywright(report) ?? failedBefore(checks, output);
}

function failedBefore(checks: Check[], said: string): TestResult[] {
	return checks.map(({ file }) => ({ file, said: [said], hasPassed: false }));
}

import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";

export interface TestResult {
	/** From the root. */
	file: string;
	/** Undefined for what is prepared before the first test; empty where a file is all of the test. */
	name?: string;
	hasPassed: boolean;
	/** Of each of its failures. */
	said: string[];
}

// biome-ignore lint/suspicious/noExplicitAny: each runner has a shape of report of its own.
type Report = any;

function read(file: string): Report | undefined {
	return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** Undefined where jest came to no test at all. */
export function readJest(root: string, file: string): TestResult[] | undefined {
	return read(file)?.testResults.flatMap((suite: Report) =>
		suite.assertionResults
			.filter(
				({ status }: Report) => status === "passed" || status === "failed",
			)
			.map(({ fullName, status, failureMessages }: Report) => ({
				file: relative(root, suite.name),
				name: fullName,
				hasPassed: status === "passed",
				said: failureMessages,
			})),
	);
}

export function readPlaywright(file: string): TestResult[] | undefined {
	return read(file)?.suites.flatMap((suite: Report) => resultsOf(suite));
}

function resultsOf({ suites = [], specs = [] }: Report): TestResult[] {
	return [
		...suites.flatMap(resultsOf),
		...specs.map(({ file, title, ok, tests }: Report) => ({
			file: `e2e/${file}`,
			name: title,
			hasPassed: ok,
			said: tests
				.flatMap(({ results }: Report) => results)
				.flatMap(({ errors }: Report) => errors)
				.map(({ message }: Report) => stripVTControlCharacters(message)),
		})),
	];
}

import { readFileSync } from "node:fs";

/** @param {string} file */
function read(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return undefined;
	}
}

/** A test file that could not be loaded has no tests to count: it counts as one that failed. @param {string} file */
export function countJest(file) {
	const report = read(file);
	if (!report) return undefined;
	return {
		passed: report.numPassedTests,
		failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
	};
}

/** A test that passed at its second try only has passed, and is named. @param {string} file */
export function countPlaywright(file) {
	const report = read(file);
	if (!report?.stats) return undefined;
	const { expected, flaky, unexpected } = report.stats;
	return {
		passed: expected + flaky,
		failed: unexpected,
		flaky: namesOfFlaky(report.suites ?? []),
	};
}

/**
 * Suites hold suites and specs; a spec is one test in one project.
 * @param {any[]} suites
 * @param {string[]} path titles of the suites around these
 * @returns {string[]}
 */
function namesOfFlaky(suites, path = []) {
	return suites.flatMap(({ title, suites: inner = [], specs = [] }) => {
		const here = [...path, title];
		const names = specs.flatMap((/** @type {any} */ spec) =>
			spec.tests
				.filter((/** @type {any} */ test) => test.status === "flaky")
				.map((/** @type {any} */ test) =>
					[`[${test.projectName}]`, ...here, spec.title].join(" › "),
				),
		);
		return [...names, ...namesOfFlaky(inner, here)];
	});
}

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

/** @param {string} file */
export function countPlaywright(file) {
	const stats = read(file)?.stats;
	if (!stats) return undefined;
	return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}

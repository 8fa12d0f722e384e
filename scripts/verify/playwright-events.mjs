import { relative } from "node:path";
import { tell } from "./test-events.mjs";

/** A reporter for Playwright. A test that passed at its second try has passed, and is named as flaky. */
export default class PlaywrightEvents {
	/** @type {Map<string, { left: number, ms: number }>} */
	files = new Map();

	/** @param {{ rootDir: string }} config @param {{ allTests: () => any[] }} suite */
	onBegin({ rootDir }, suite) {
		this.rootDir = rootDir;
		for (const test of suite.allTests()) {
			const file = this.fileOf(test);
			const { left } = this.files.get(file) ?? { left: 0 };
			this.files.set(file, { left: left + 1, ms: 0 });
		}
		tell({ kind: "files", total: this.files.size });
	}

	/** @param {any} test */
	fileOf(test) {
		return relative(this.rootDir ?? "", test.location.file);
	}

	/** @param {any} test @param {any} result of one try */
	onTestEnd(test, result) {
		const file = this.fileOf(test);
		const counted = this.files.get(file) ?? { left: 1, ms: 0 };
		counted.ms += result.duration;
		const isRight = ["expected", "flaky", "skipped"].includes(test.outcome());
		if (!isRight && result.retry < test.retries) return;
		tell({
			kind: "test",
			file,
			name: test.titlePath().slice(1).join(" › "),
			outcome: outcomeOf(test.outcome()),
			ms: result.duration,
		});
		counted.left -= 1;
		if (counted.left === 0) tell({ kind: "file", file, ms: counted.ms });
	}
}

/** @param {string} outcome @returns {import("./test-events.mjs").TestEvent["outcome"]} */
function outcomeOf(outcome) {
	if (outcome === "expected") return "passed";
	return outcome === "flaky" || outcome === "skipped" ? outcome : "failed";
}

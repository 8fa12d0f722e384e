import { relative } from "node:path";
import { countFiles, isShard } from "../jest/shards.mjs";
import { tell } from "./test-events.mjs";

/** A reporter for jest. A shard tells of the test files that it holds, each of which is its outermost `describe`. */
export default class JestEvents {
	/** The file that a shard is in, and since when. @type {Map<string, { file: string, since: number }>} */
	#at = new Map();

	/** @param {{ rootDir: string }} config */
	constructor({ rootDir }) {
		this.rootDir = rootDir;
	}

	onRunStart() {
		tell({ kind: "files", total: countFiles() });
	}

	/** @param {{ path: string }} suite @param {any} result */
	onTestCaseResult({ path }, { ancestorTitles, fullName, status, duration }) {
		// All that a shard without a test file says.
		if (status === "todo") return;
		const inShard = isShard(path);
		const file = inShard ? ancestorTitles[0] : relative(this.rootDir, path);
		if (inShard) this.#enter(path, file);
		tell({
			kind: "test",
			file,
			name: inShard ? fullName.slice(file.length + 1) : fullName,
			outcome: outcomeOf(status),
			ms: duration ?? 0,
		});
	}

	/** A shard is in its next file: the one before is over. @param {string} shard @param {string} [file] */
	#enter(shard, file) {
		const before = this.#at.get(shard);
		if (file && before?.file === file) return;
		const now = Date.now();
		if (before)
			tell({ kind: "file", file: before.file, ms: now - before.since });
		if (file) this.#at.set(shard, { file, since: now });
	}

	/** @param {{ path: string }} suite @param {any} result */
	onTestFileResult({ path }, { testExecError, testResults, perfStats }) {
		const file = relative(this.rootDir, path);
		const isLoaded = !testExecError || testResults.length > 0;
		const name = "could not be loaded";
		if (!isLoaded) tell({ kind: "test", file, name, outcome: "failed", ms: 0 });
		if (isShard(path)) this.#enter(path);
		else tell({ kind: "file", file, ms: perfStats.end - perfStats.start });
	}
}

/** @param {string} status @returns {import("./test-events.mjs").TestEvent["outcome"]} */
function outcomeOf(status) {
	if (status === "passed" || status === "failed") return status;
	return "skipped";
}

/**
 * What a step's tests come to so far.
 * @typedef {import("./test-events.mjs").TestRunEvent} TestRunEvent
 * @typedef {{ name: string, ms: number }} Timed
 */

const slowestShown = 20;
/** @param {Timed} one @param {Timed} other */
const bySlowness = (one, other) => other.ms - one.ms;

export class Tally {
	passed = 0;
	failed = 0;
	skipped = 0;
	/** @type {string[]} */
	flaky = [];
	filesTotal = 0;
	/** @type {Timed[]} */
	files = [];
	/** @type {Timed[]} */
	tests = [];

	/** @param {TestRunEvent} event */
	add(event) {
		if (event.kind === "files") this.filesTotal += event.total;
		else if (event.kind === "file")
			this.files.push({ name: event.file, ms: event.ms });
		else this.#addTest(event);
	}

	/** @param {import("./test-events.mjs").TestEvent} event */
	#addTest({ file, name, outcome, ms }) {
		if (outcome === "skipped") this.skipped += 1;
		else if (outcome === "failed") this.failed += 1;
		else this.passed += 1;
		if (outcome === "flaky") this.flaky.push(`${file} › ${name}`);
		this.tests.push({ name: `${file} › ${name}`, ms });
	}

	/** Which file of how many, and how the tests go. */
	get progress() {
		const last = this.files.at(-1)?.name ?? "";
		return `${this.files.length} of ${this.filesTotal} files, ${this.passed} passed, ${this.failed} failed  ${last}`;
	}

	/** The slowest files and tests, a line each. */
	get slowest() {
		return [
			...list("slowest files", this.files),
			...list("slowest tests", this.tests),
		];
	}
}

/** @param {string} title @param {Timed[]} timed */
function list(title, timed) {
	const shown = timed.toSorted(bySlowness).slice(0, slowestShown);
	if (shown.length === 0) return [];
	return [`     ${title}`, ...shown.map(describe)];
}

/** @param {Timed} timed */
function describe({ name, ms }) {
	return `     ${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`;
}

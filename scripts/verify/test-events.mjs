import { writeSync } from "node:fs";

/**
 * What a test runner tells the step that started it, a line of JSON each, on a channel of its own. So a run that is ended
 * half-way still says what had passed.
 * @typedef {{ kind: "files", total: number }} FilesEvent how many files will be run
 * @typedef {{ kind: "test", file: string, name: string, outcome: "passed" | "failed" | "flaky" | "skipped", ms: number }} TestEvent
 * @typedef {{ kind: "file", file: string, ms: number }} FileEvent a file is over
 * @typedef {FilesEvent | TestEvent | FileEvent} TestRunEvent
 */

/** The file descriptor at which a step listens. */
export const eventChannel = 3;

/** @param {TestRunEvent} event */
export function tell(event) {
	writeSync(eventChannel, `${JSON.stringify(event)}\n`);
}

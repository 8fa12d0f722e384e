import { spawn } from "node:child_process";
import { endTree, killTree } from "./end-tree.mjs";
import { onSilence } from "./on-silence.mjs";
import { Tally } from "./tally.mjs";

/**
 * One thing to run: a command, or several one after the other. Where it runs tests, the runner tells of each by
 * `test-events.mjs`; any other step counts as one.
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]][]} commands
 * @property {Record<string, string>} [env]
 * @property {true} [hasTests]
 * @property {number} [silentMinutesMax]
 * @typedef {{ passed: number, failed: number, flaky: string[] }} Count `flaky` names those that needed a second try
 */

/** A step may work for as long as it likes; one that says nothing for so long hangs. */
const silentMinutesMaxUsually = 20;
const progressEveryMs = 15_000;

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();
process.once("exit", () => running.forEach(killTree));
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"]))
	process.once(signal, () => process.exit(1));

/**
 * @param {[string, ...string[]]} command
 * @param {Step} step
 * @param {Tally} tally
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function execute([program, ...args], step, tally) {
	const child = spawn(program, args, {
		env: { ...process.env, ...step.env },
		stdio: ["ignore", "pipe", "pipe", "pipe"],
		shell: process.platform === "win32",
	});
	running.add(child);
	/** @type {Buffer[]} */
	const chunks = [];
	const minutes = step.silentMinutesMax ?? silentMinutesMaxUsually;
	const silence = onSilence(minutes, () => {
		chunks.push(Buffer.from(`\nsilent for ${minutes} minutes: ended\n`));
		void endTree(child);
	});
	const [, ...streams] = child.stdio;
	for (const stream of streams) stream?.on("data", silence.hear);
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => chunks.push(chunk));
	const events = /** @type {import("node:stream").Readable} */ (streams[2]);
	onLine(events, (line) => tally.add(JSON.parse(line)));
	return new Promise((resolve) => {
		/** @param {boolean} succeeded */
		const settle = (succeeded) => {
			running.delete(child);
			silence.stop();
			for (const stream of streams) stream?.destroy();
			resolve({ succeeded, output: Buffer.concat(chunks).toString() });
		};
		child.once("error", (error) => {
			chunks.push(Buffer.from(error.message));
			settle(false);
		});
		child.once("close", (code) => settle(code === 0));
		// What a step left running holds its output open; the step is over all the same.
		child.once("exit", (code) => setTimeout(settle, 5_000, code === 0).unref());
	});
}

/**
 * Node's own reader also ends a line at U+2028, which a test's name may hold.
 * @param {import("node:stream").Readable} stream
 * @param {(line: string) => void} hear
 */
function onLine(stream, hear) {
	let begun = "";
	stream.setEncoding("utf8").on("data", (chunk) => {
		const lines = (begun + chunk).split("\n");
		begun = lines.pop() ?? "";
		lines.forEach(hear);
	});
}

/** @param {Step} step @param {Tally} tally */
function sayProgress({ name }, tally) {
	const say = () => console.log(`     ${name}: ${tally.progress}`);
	const timer = setInterval(say, progressEveryMs).unref();
	return () => clearInterval(timer);
}

/** @param {Step} step @param {Tally} tally @param {boolean} succeeded @returns {Count} */
function countOf({ hasTests }, { passed, failed, flaky }, succeeded) {
	if (!hasTests)
		return { passed: Number(succeeded), failed: Number(!succeeded), flaky };
	// A runner may fail without a failed test, by a broken set-up for instance; that must not vanish from the sum.
	return { passed, failed: succeeded ? failed : Math.max(failed, 1), flaky };
}

/**
 * Runs a step and says in one line how it went, and what was slowest; what it wrote is shown only when it failed.
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep(step) {
	const startedAt = Date.now();
	const tally = new Tally();
	const hush = step.hasTests ? sayProgress(step, tally) : () => {};
	let result = { succeeded: true, output: "" };
	for (const command of step.commands)
		if (result.succeeded) result = await execute(command, step, tally);
	hush();
	const count = countOf(step, tally, result.succeeded);
	const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
	if (!result.succeeded) console.log(`\n${result.output.trimEnd()}\n`);
	console.log(
		[
			`${result.succeeded ? "ok  " : "FAIL"} ${step.name.padEnd(30)}${seconds.padStart(8)}${step.hasTests ? `  ${count.passed} of ${count.passed + count.failed}` : ""}`,
			...tally.slowest,
		].join("\n"),
	);
	return count;
}

/**
 * Runs all steps, whatever the earlier ones found: those of a lane one after the other, the lanes side by side.
 * @param {...Step[]} lanes
 * @returns {Promise<Count>}
 */
export async function runSteps(...lanes) {
	const counts = await Promise.all(lanes.map(runLane));
	return sumOf(counts.flat());
}

/** @param {Step[]} lane */
async function runLane(lane) {
	/** @type {Count[]} */
	const counts = [];
	for (const step of lane) counts.push(await runStep(step));
	return counts;
}

/** @param {Count[]} counts @returns {Count} */
export function sumOf(counts) {
	return {
		passed: counts.reduce((sum, { passed }) => sum + passed, 0),
		failed: counts.reduce((sum, { failed }) => sum + failed, 0),
		flaky: counts.flatMap(({ flaky }) => flaky),
	};
}

/**
 * What a run comes to: a line for each test that needed a second try, and the sum as the last one.
 * @param {Count} sum
 */
export function sayOutcome({ passed, failed, flaky }) {
	for (const name of flaky) console.log(`flaky: ${name}`);
	console.log(`${passed} passed, ${failed} failed`);
}

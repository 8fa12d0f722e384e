import { spawn } from "node:child_process";

/**
 * One thing to run. `count` reads how many tests it ran; without it the step counts as one.
 * @typedef {{ passed: number, failed: number, flaky?: string[] }} Count `flaky` names those that needed a second try
 * @typedef {object} Step
 * @property {string} name
 * @property {[string, ...string[]]} command
 * @property {Record<string, string>} [env]
 * @property {number} [minutesMax]
 * @property {() => Count | undefined} [count]
 */

const minutesMaxUsually = 15;

/** How long a step that was told to end may take, and how long its output is waited for once it has. */
const endingMs = 5_000;

/**
 * @param {Step} step
 * @returns {Promise<{ succeeded: boolean, output: string }>}
 */
function execute({ command: [program, ...args], env, minutesMax }) {
	const child = spawn(program, args, {
		env: { ...process.env, ...env },
		stdio: ["ignore", "pipe", "pipe"],
		shell: process.platform === "win32",
	});
	/** @type {Buffer[]} */
	const chunks = [];
	for (const stream of [child.stdout, child.stderr])
		stream.on("data", (chunk) => chunks.push(chunk));

	return new Promise((resolve) => {
		const limit = endAfter(child, minutesMax ?? minutesMaxUsually);
		/** @param {boolean} succeeded */
		const settle = (succeeded) => {
			clearTimeout(limit);
			child.stdout.destroy();
			child.stderr.destroy();
			resolve({ succeeded, output: Buffer.concat(chunks).toString() });
		};
		child.once("error", (error) => {
			chunks.push(Buffer.from(error.message));
			settle(false);
		});
		child.once("close", (code) => settle(code === 0));
		// What a step left running holds its output open; the step is over all the same.
		child.once("exit", (code) =>
			setTimeout(() => settle(code === 0), endingMs).unref(),
		);
	});
}

/** @param {import("node:child_process").ChildProcess} child @param {number} minutes */
function endAfter(child, minutes) {
	return setTimeout(() => {
		child.kill("SIGTERM");
		setTimeout(() => child.kill("SIGKILL"), endingMs).unref();
	}, minutes * 60_000);
}

/** @param {Step} step @param {boolean} succeeded @returns {Count} */
function countOf(step, succeeded) {
	const counted = step.count?.();
	if (!counted)
		return { passed: Number(succeeded), failed: Number(!succeeded) };
	// A runner may fail without a failed test, by a broken set-up for instance; that must not vanish from the sum.
	if (!succeeded && counted.failed === 0) return { ...counted, failed: 1 };
	return counted;
}

/**
 * Runs a step and says in one line how it went; what it wrote is shown only when it failed.
 * @param {Step} step
 * @returns {Promise<Count>}
 */
export async function runStep(step) {
	const startedAt = Date.now();
	const { succeeded, output } = await execute(step);
	const count = countOf(step, succeeded);
	const mark = succeeded ? "ok  " : "FAIL";
	const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
	const tests = step.count
		? `  ${count.passed} of ${count.passed + count.failed}`
		: "";
	if (!succeeded) console.log(`\n${output.trimEnd()}\n`);
	console.log(`${mark} ${step.name.padEnd(30)}${seconds.padStart(8)}${tests}`);
	return count;
}

/**
 * Runs steps one after the other, all of them, whatever the earlier ones found.
 * @param {Step[]} steps
 * @returns {Promise<Required<Count>>}
 */
export async function runSteps(steps) {
	/** @type {Required<Count>} */
	const sum = { passed: 0, failed: 0, flaky: [] };
	for (const step of steps) {
		const { passed, failed, flaky = [] } = await runStep(step);
		sum.passed += passed;
		sum.failed += failed;
		sum.flaky.push(...flaky);
	}
	return sum;
}

/**
 * What a run comes to: a line for each test that needed a second try, and the sum as the last one.
 * @param {Count} sum
 */
export function sayOutcome({ passed, failed, flaky = [] }) {
	for (const name of flaky) console.log(`flaky: ${name}`);
	console.log(`${passed} passed, ${failed} failed`);
}

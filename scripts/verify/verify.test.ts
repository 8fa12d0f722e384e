import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "verify-"));
const report = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code with the modules under test in a Node of its own, as the scripts themselves do; answers its last line. */
function lastLine(code: string): string {
	const modules = `
		import { countJest, countPlaywright } from "${import.meta.dirname}/count-tests.mjs";
		import { runSteps } from "${import.meta.dirname}/run-step.mjs";
		const node = (code) => [process.execPath, "-e", code];
		const say = (count) => console.log(JSON.stringify(count));
	`;
	const { stdout } = spawnSync(
		process.execPath,
		["--input-type=module", "-e", modules + code],
		{ encoding: "utf8" },
	);
	return stdout.trimEnd().split("\n").at(-1) ?? "";
}

const count = (code: string) => JSON.parse(lastLine(code));

test("a step without tests counts as one", () => {
	expect(
		count(`say(await runSteps([
			{ name: "good", command: node("0") },
			{ name: "bad", command: node("process.exit(3)") },
			{ name: "absent", command: ["no-such-program-anywhere"] },
		]))`),
	).toEqual({ passed: 1, failed: 2 });
});

test("a runner that fails without a failed test counts as one failure", () => {
	expect(
		count(`say(await runSteps([
			{ name: "runner", command: node("process.exit(1)"), count: () => ({ passed: 7, failed: 0 }) },
		]))`),
	).toEqual({ passed: 7, failed: 1 });
});

test("a runner that leaves no report counts as one", () => {
	expect(
		count(`say(await runSteps([
			{ name: "runner", command: node("process.exit(1)"), count: () => countJest("${folder}/absent.json") },
		]))`),
	).toEqual({ passed: 0, failed: 1 });
});

test("a step that leaves something running is over when it ends", () => {
	expect(
		count(`say(await runSteps([{
			name: "parent",
			command: node("require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }).unref()"),
		}]))`),
	).toEqual({ passed: 1, failed: 0 });
});

test("a step that takes too long is ended and counts as a failure", () => {
	expect(
		count(`say(await runSteps([
			{ name: "endless", command: node("setInterval(() => {}, 1000)"), minutesMax: 0.005 },
		]))`),
	).toEqual({ passed: 0, failed: 1 });
});

test("what a step wrote is shown when it failed, and only then", () => {
	const shown = lastLine(`
		const lines = [];
		const log = console.log;
		console.log = (line) => lines.push(line);
		await runSteps([
			{ name: "quiet", command: node("console.log('hidden')") },
			{ name: "loud", command: node("console.log('told'); process.exit(1)") },
		]);
		log(lines.join(" ").replaceAll("\\n", " "));
	`);
	expect(shown).toContain("told");
	expect(shown).not.toContain("hidden");
});

test("a test file that cannot be loaded is counted among jest's failures", () => {
	const counts = { numPassedTests: 5, numFailedTests: 2 };
	writeFileSync(
		report,
		JSON.stringify({ ...counts, numRuntimeErrorTestSuites: 1 }),
	);
	expect(count(`say(countJest("${report}"))`)).toEqual({
		passed: 5,
		failed: 3,
	});
});

test("a browser test that passed at the second try has passed", () => {
	const stats = { expected: 4, flaky: 1, unexpected: 2, skipped: 3 };
	writeFileSync(report, JSON.stringify({ stats }));
	expect(count(`say(countPlaywright("${report}"))`)).toEqual({
		passed: 5,
		failed: 2,
	});
});

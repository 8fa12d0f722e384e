import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "verify-"));
const report = join(folder, "report.json");
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs code with the modules under test in a Node of its own, as the scripts themselves do; answers what it said. */
function lines(code: string): string[] {
	const modules = `
		import { countJest, countPlaywright } from "${import.meta.dirname}/count-tests.mjs";
		import { runSteps, sayOutcome } from "${import.meta.dirname}/run-step.mjs";
		const node = (code) => [process.execPath, "-e", code];
		const say = (count) => console.log(JSON.stringify(count));
	`;
	const { stdout } = spawnSync(
		process.execPath,
		["--input-type=module", "-e", modules + code],
		{ encoding: "utf8" },
	);
	return stdout.trimEnd().split("\n");
}

const lastLine = (code: string) => lines(code).at(-1) ?? "";

const count = (code: string) => JSON.parse(lastLine(code));

test("a step without tests counts as one", () => {
	expect(
		count(`say(await runSteps([
			{ name: "good", command: node("0") },
			{ name: "bad", command: node("process.exit(3)") },
			{ name: "absent", command: ["no-such-program-anywhere"] },
		]))`),
	).toEqual({ passed: 1, failed: 2, flaky: [] });
});

test("a runner that fails without a failed test counts as one failure", () => {
	expect(
		count(`say(await runSteps([
			{ name: "runner", command: node("process.exit(1)"), count: () => ({ passed: 7, failed: 0 }) },
		]))`),
	).toEqual({ passed: 7, failed: 1, flaky: [] });
});

test("a runner that leaves no report counts as one", () => {
	expect(
		count(`say(await runSteps([
			{ name: "runner", command: node("process.exit(1)"), count: () => countJest("${folder}/absent.json") },
		]))`),
	).toEqual({ passed: 0, failed: 1, flaky: [] });
});

test("a step that leaves something running is over when it ends", () => {
	expect(
		count(`say(await runSteps([{
			name: "parent",
			command: node("require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }).unref()"),
		}]))`),
	).toEqual({ passed: 1, failed: 0, flaky: [] });
});

test("a step that takes too long is ended and counts as a failure", () => {
	expect(
		count(`say(await runSteps([
			{ name: "endless", command: node("setInterval(() => {}, 1000)"), minutesMax: 0.005 },
		]))`),
	).toEqual({ passed: 0, failed: 1, flaky: [] });
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

const spec = (title: string, ...statuses: string[]) => ({
	title,
	tests: statuses.map((status, at) => ({
		projectName: `shop ${at + 1}`,
		status,
	})),
});

function writeBrowserReport(): void {
	const stats = { expected: 4, flaky: 2, unexpected: 2, skipped: 3 };
	const inner = { title: "on a phone", specs: [spec("Back", "flaky")] };
	const outer = {
		title: "frame.spec.ts",
		specs: [spec("home", "expected", "flaky"), spec("mall", "unexpected")],
		suites: [inner],
	};
	writeFileSync(report, JSON.stringify({ stats, suites: [outer] }));
}

const flaky = [
	"[shop 2] › frame.spec.ts › home",
	"[shop 1] › frame.spec.ts › on a phone › Back",
];

test("a browser test that passed at the second try has passed once, and is named", () => {
	writeBrowserReport();
	expect(count(`say(countPlaywright("${report}"))`)).toEqual({
		passed: 6,
		failed: 2,
		flaky,
	});
});

test("what needed a second try stands in lines of its own, and the sum of all steps in the last", () => {
	writeBrowserReport();
	const said = lines(`
		sayOutcome(await runSteps([
			{ name: "checks", command: node("0") },
			{ name: "units", command: node("0"), count: () => ({ passed: 10, failed: 0 }) },
			{ name: "browser", command: node("process.exit(1)"), count: () => countPlaywright("${report}") },
		]));
	`);
	expect(said.slice(-3)).toEqual([
		`flaky: ${flaky[0]}`,
		`flaky: ${flaky[1]}`,
		"17 passed, 2 failed",
	]);
});

import { spawnSync } from "node:child_process";
import path from "node:path";
import { testsBeside } from "./files-changed.mjs";
import { onSilence } from "./on-silence.mjs";

/** Runs code with the modules under test in a Node of its own, as the scripts themselves do; answers what it said. */
function lines(code: string): string[] {
	const modules = `
		import { runSteps, sayOutcome } from "${import.meta.dirname}/run-step.mjs";
		const node = (code) => [process.execPath, "-e", code];
		const step = (name, code, rest) => ({ name, commands: [node(code)], ...rest });
		const telling = (events, ending = "") => step("runner", events.map((event) =>
			"require('fs').writeSync(3, " + JSON.stringify(JSON.stringify(event) + "\\n") + ");").join("") + ending, { hasTests: true });
		const passed = (name) => ({ kind: "test", file: "a.test.ts", name, outcome: "passed", ms: 1 });
		const say = (count) => console.log(JSON.stringify(count));
	`;
	const { stdout } = spawnSync(
		process.execPath,
		["--input-type=module", "-e", modules + code],
		{ encoding: "utf8" },
	);
	return stdout.trimEnd().split("\n");
}

const count = (code: string) => JSON.parse(lines(code).at(-1) ?? "");

test("a step without tests counts as one", () => {
	expect(
		count(`say(await runSteps([
			step("good", "0"),
			step("bad", "process.exit(3)"),
			{ name: "absent", commands: [["no-such-program-anywhere"]] },
		]))`),
	).toEqual({ passed: 1, failed: 2, flaky: [] });
});

test("the second command of a step runs only where the first succeeded", () => {
	expect(
		count(`say(await runSteps([
			{ name: "types", commands: [node("process.exit(1)"), node("0")] },
			{ name: "both", commands: [node("0"), node("0")] },
		]))`),
	).toEqual({ passed: 1, failed: 1, flaky: [] });
});

test("lanes run side by side, each of them in its order", () => {
	const wait = (file: string) =>
		`const fs = require('fs'); const end = Date.now() + 60000; while (!fs.existsSync('${file}') && Date.now() < end);`;
	const file = path.join(process.cwd(), ".data", `lane-${process.pid}`);
	expect(
		count(`
			const fs = await import("node:fs");
			fs.mkdirSync("${path.dirname(file)}", { recursive: true });
			say(await runSteps(
				[step("waits", ${JSON.stringify(wait(file))})],
				[step("lets go", ${JSON.stringify(`require('fs').writeFileSync('${file}', '')`)})],
			));
			fs.rmSync("${file}");
		`),
	).toEqual({ passed: 2, failed: 0, flaky: [] });
});

test("tests are counted as the runner tells of them, and those that needed a second try are named", () => {
	const said = lines(`
		sayOutcome(await runSteps([
			step("checks", "0"),
			telling([passed("one"), { ...passed("two"), outcome: "flaky" }, { ...passed("three"), outcome: "skipped" }]),
			telling([passed("four"), { ...passed("five"), outcome: "failed" }], "process.exit(1)"),
		]));
	`);
	expect(said.slice(-2)).toEqual([
		"flaky: a.test.ts › two",
		"4 passed, 1 failed",
	]);
});

test("a test whose name holds a line separator of Unicode is counted", () => {
	expect(
		count(`say(await runSteps([telling([passed("before\\u2028after")])]))`),
	).toEqual({ passed: 1, failed: 0, flaky: [] });
});

test("a runner that fails without a failed test counts as one failure", () => {
	expect(
		count(`say(await runSteps([telling([passed("one")], "process.exit(1)")]))`),
	).toEqual({ passed: 1, failed: 1, flaky: [] });
});

test("the slowest files and tests are named, slowest first", () => {
	const said = lines(`
		await runSteps([telling([
			{ ...passed("quick"), ms: 100 },
			{ ...passed("slow"), ms: 2000 },
			{ kind: "file", file: "a.test.ts", ms: 2100 },
		])]);
	`);
	expect(said.slice(1).map((line) => line.trim())).toEqual([
		"slowest files",
		"2.1 s  a.test.ts",
		"slowest tests",
		"2.0 s  a.test.ts › slow",
		"0.1 s  a.test.ts › quick",
	]);
});

test("a step that leaves something running is over when it ends", () => {
	expect(
		count(`say(await runSteps([step("parent",
			"require('child_process').spawn(process.execPath, ['-e', 'setTimeout(() => {}, 20000)'], { stdio: 'inherit' }).unref()",
		)]))`),
	).toEqual({ passed: 1, failed: 0, flaky: [] });
});

/** A step that starts a child in a session of its own, as browsers and servers stand, says its number and is silent. */
const silentWithChild = `
	const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true, stdio: 'ignore' });
	console.log('child ' + child.pid);
	setInterval(() => {}, 1000);
`;

test("a step that has gone silent is ended with all that it started, and keeps what had passed", () => {
	const said = lines(`
		const silent = telling([passed("one")], ${JSON.stringify(silentWithChild)});
		say(await runSteps([{ ...silent, silentMinutesMax: 0.02 }]));
	`);
	expect(JSON.parse(said.at(-1) ?? "")).toEqual({
		passed: 1,
		failed: 1,
		flaky: [],
	});
	const [, pid] = /^child (\d+)$/m.exec(said.join("\n")) ?? [];
	const { stdout } = spawnSync("ps", ["-o", "stat=", "-p", `${pid}`]);
	// Gone, or dead and not yet put away by the system.
	expect(stdout.toString().trim()).toMatch(/^$|^Z/);
});

test("the limit is one of silence: whoever is heard in time goes on for as long as it takes", () => {
	jest.useFakeTimers();
	let ended = 0;
	const silence = onSilence(20, () => {
		ended += 1;
	});
	for (let round = 0; round < 10; round += 1) {
		jest.advanceTimersByTime(19 * 60_000);
		silence.hear();
	}
	expect(ended).toBe(0);
	jest.advanceTimersByTime(20 * 60_000);
	expect(ended).toBe(1);
	jest.useRealTimers();
});

test("what a step wrote is shown when it failed, and only then", () => {
	const said = lines(`
		await runSteps([
			step("quiet", "console.log('hidden')"),
			step("loud", "console.log('told'); process.exit(1)"),
		]);
	`).join("\n");
	expect(said).toContain("told");
	expect(said).not.toContain("hidden");
});

test("the tests beside a change are those of its folder and of the feature that a contract is named for", () => {
	const beside = new RegExp(
		testsBeside([
			"gateway/contract/sales/coupon.ts",
			"gateway/http/limits.ts",
			"components/ui/button.tsx",
		]) ?? "",
	);
	const tests = [
		"gateway/features/sales/coupon/coupon.test.ts",
		"gateway/http/limits.test.ts",
		"gateway/features/sales/cart/cart.test.ts",
	];
	expect(tests.filter((file) => beside.test(file))).toEqual(tests.slice(0, 2));
});

test("a change outside the gateway asks for none of its tests", () => {
	expect(testsBeside(["README.md", "lib/money/add.ts"])).toBeUndefined();
});

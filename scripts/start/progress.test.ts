import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openProgress, type Step } from "./progress.mjs";

const steps: Step[] = ["install", "build", "database", "sample", "open"];
let folder: string;
let file: string;
let time: number;
let written: string;

beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "harbour-progress-"));
	file = join(folder, "start-seconds.json");
	time = 1_000_000;
	written = "";
	jest.useFakeTimers();
});

afterEach(() => {
	jest.useRealTimers();
	rmSync(folder, { recursive: true });
});

function open(terminal: { isTTY?: boolean; columns?: number } = {}) {
	const write = (text: string | Uint8Array) => {
		written += text;
		return true;
	};
	const output = { ...terminal, write };
	return openProgress({ steps, file, output, now: () => time });
}

/** What a terminal shows in its last line. */
const lastLine = () =>
	written
		.split(/[\r\n]/)
		.at(-1)
		?.replace("\x1b[2K", "");

function pass(seconds: number): void {
	time += seconds * 1_000;
	jest.advanceTimersByTime(seconds * 1_000);
}

test("elsewhere than on a terminal each step is a line: which it is, the time so far, and what is left", () => {
	writeFileSync(
		file,
		'{"install":40,"build":50,"database":4,"sample":6,"open":10}',
	);
	const progress = open();
	progress.begin("install");
	pass(90);
	progress.begin("build");
	pass(30);
	progress.begin("sample");
	progress.note("Loaded 7 goods.");
	progress.begin("open");
	pass(5);
	progress.end();
	expect(written.split("\n")).toEqual([
		"[1/5] Installing packages: 0 s so far, about 1 min 50 s left",
		"[2/5] Building the shop: 1 min 30 s so far, about 1 min 10 s left",
		"[4/5] Loading the sample shop: 2 min 0 s so far, about 16 s left",
		"Loaded 7 goods.",
		"[5/5] Opening the shop: 2 min 0 s so far, about 10 s left",
		"Open after 2 min 5 s.",
		"",
	]);
});

test("on a terminal one line is written over each second, and makes room for others", () => {
	writeFileSync(file, '{"build":10,"database":1,"sample":1,"open":1}');
	const progress = open({ isTTY: true, columns: 40 });
	progress.begin("build");
	pass(4);
	expect(lastLine()).toBe("[2/5] Building the shop: 4 s so far, ab");
	progress.note("Somebody else is building.");
	expect(written).toContain("\r\x1b[2KSomebody else is building.\n");
	expect(lastLine()).toContain("Building the shop");
	progress.stop();
	expect(lastLine()).toBe("");
	const before = written;
	pass(10);
	expect(written).toBe(before);
});

test("the next start knows how long each step took; one that was not needed keeps its time", () => {
	writeFileSync(file, '{"install":40,"build":"?","other":1}');
	const first = open();
	first.begin("build");
	pass(12.34);
	first.begin("open");
	pass(3);
	first.end();
	expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({
		install: 40,
		build: 12.3,
		open: 3,
	});
});

test("a start that fails tells nothing more and keeps no times", () => {
	const progress = open();
	progress.begin("build");
	const before = written;
	progress.stop();
	expect(written).toBe(before);
	expect(() => readFileSync(file)).toThrow();
});

test("a step that takes longer than ever has a moment left, not less than none", () => {
	writeFileSync(file, '{"open":1}');
	const progress = open({ isTTY: true });
	progress.begin("open");
	pass(60);
	expect(lastLine()).toBe(
		"[5/5] Opening the shop: 1 min 0 s so far, about 1 s left",
	);
});

import { type Check, ok, warn } from "./check";
import { examine } from "./examine";
import { hideSecrets } from "./hide-secrets";
import { describeLines, exitCodeOf } from "./report";
import type { Subject } from "./subject";

const subject = {} as Subject;
const check = (name: string, run: Check["run"]): Check => ({
	name,
	remedy: `mend ${name}`,
	run,
});

test("a check that throws is a fault in one line with its remedy, and ends no other", async () => {
	const lines = await examine(subject, [
		check("broken", () => {
			throw new Error("first words\n    at some file", {
				cause: new TypeError("the cause\n    at another file"),
			});
		}),
		check("late", async () => Promise.reject(new AggregateError([], ""))),
		check("well", () => [ok("all is well")]),
	]);
	expect(lines).toEqual([
		{ name: "broken", level: "fail", what: "the cause", remedy: "mend broken" },
		{
			name: "late",
			level: "fail",
			what: "AggregateError",
			remedy: "mend late",
		},
		{ name: "well", level: "ok", what: "all is well" },
	]);
});

test("a check that never answers is given up and hears of it", async () => {
	let hasHeard = false;
	const lines = await examine(
		subject,
		[
			check("hung", (_, signal) => {
				signal.addEventListener("abort", () => {
					hasHeard = true;
				});
				return new Promise(() => {});
			}),
		],
		20,
	);
	expect(hasHeard).toBe(true);
	expect(lines).toEqual([
		expect.objectContaining({ level: "fail", remedy: "mend hung" }),
	]);
});

test("the worst line decides how the command ends", () => {
	const lines = [ok("one"), warn("two", "three")];
	expect(exitCodeOf([])).toBe(0);
	expect(exitCodeOf(lines)).toBe(1);
	expect(exitCodeOf([...lines, { level: "fail" }])).toBe(2);
});

test("people read a line each, coloured only where they ask for it", () => {
	const lines = [
		{ name: "disk", ...ok("enough") },
		{ name: "settings", ...warn("odd", "change it") },
	];
	expect(describeLines(lines, false)).toBe(
		"ok    disk      enough\nwarn  settings  odd (change it)",
	);
	expect(describeLines(lines, true)).toContain("\u001b[33mwarn\u001b[39m");
});

test("no secret stands in a line, whoever wrote it there", () => {
	const environment = {
		NODE_ENV: "test",
		TOKEN_SECRET: "a long secret",
		DATABASE_URL: "postgresql://shop:p%40ssword@db/shop",
		SMS_URL: "https://sms.example/send?apikey=0123456789",
	} as const;
	const words =
		"a long secret, p%40ssword, p@ssword and ?apikey=0123456789 of shop";
	const [line] = hideSecrets(
		[{ name: "any", level: "fail", what: words, remedy: words }],
		environment,
	);
	expect(line).toMatchObject({
		what: "…, …, … and … of shop",
		remedy: "…, …, … and … of shop",
	});
});

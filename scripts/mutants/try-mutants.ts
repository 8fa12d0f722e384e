import type { Check, Mutant } from "./mutants";
import { plant } from "./plant";
import type { TestResult } from "./read-results";
import { type Bench, runChecks } from "./run-checks";

const isOf = ({ file, test = "" }: Check, result: TestResult) =>
	result.file === file && (result.name?.includes(test) ?? true);

/** Throws where a check fails without a fault, or has no test: what it says of a fault would mean nothing. */
export async function passUnplanted(
	bench: Bench,
	mutants: Mutant[],
): Promise<void> {
	const kindOf = ({ runner, engine, file }: Check) =>
		runner === "script" ? file : `${runner} ${engine}`;
	for (const kind of new Set(mutants.map(({ check }) => kindOf(check)))) {
		const group = mutants.filter(({ check }) => kindOf(check) === kind);
		const results = await runChecks(bench, checksOf(group));
		for (const mutant of group) expectPassed(mutant, results);
	}
}

function expectPassed({ name, check }: Mutant, results: TestResult[]): void {
	const own = results.filter((result) => isOf(check, result));
	if (own.length === 0)
		throw new Error(
			`No test for "${name}": ${check.file} has none called "${check.test}". Name one in scripts/mutants/mutants.ts.`,
		);
	const failed = own.find(({ hasPassed }) => !hasPassed);
	if (failed)
		throw new Error(
			`${titleOf(failed)} fails without any fault:\n${failed.said.join("\n")}`,
		);
}

const titleOf = ({
	file,
	name = "before its first test",
}: Pick<TestResult, "file" | "name">) =>
	[file, name].filter(Boolean).join(" › ");

/** Plants faults, runs their checks and takes them out again. Answers how many were caught, each by its own test. */
export async function tryMutants(
	bench: Bench,
	mutants: Mutant[],
): Promise<number> {
	const startedAt = Date.now();
	const restore = mutants.map((mutant) => plant(bench.root, mutant));
	const results = await runChecks(bench, checksOf(mutants));
	for (const takeOut of restore.reverse()) takeOut();
	const seconds = Math.round((Date.now() - startedAt) / 1000);
	let caught = 0;
	for (const { name, check } of mutants) {
		const failure = results.find((result) => isCaught(check, result));
		if (failure) caught += 1;
		const outcome = failure
			? `caught  ${name}  by ${titleOf(failure)}`
			: `lived   ${name}  past ${titleOf({ ...check, name: check.test ?? "" })}`;
		console.log(`${outcome}  ${seconds} s`);
	}
	return caught;
}

/** What fails before the first test has no name: only its words tell this fault from any other. */
function isCaught(check: Check, result: TestResult): boolean {
	if (result.hasPassed || !isOf(check, result)) return false;
	if (result.name === undefined && check.says === undefined) return false;
	return result.said.some((words) => check.says?.test(words) ?? true);
}

function checksOf(mutants: Mutant[]): [Check, ...Check[]] {
	return mutants.map(({ check }) => check) as [Check, ...Check[]];
}

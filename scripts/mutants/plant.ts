import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Mutant } from "./mutants";

/** The code has moved on: the list of faults has to follow. */
export class StaleMutant extends Error {}

export function replaceOnce(
	text: string,
	{ name, file, find, replace }: Omit<Mutant, "check">,
): string {
	const times = text.split(find).length - 1;
	if (times !== 1)
		throw new StaleMutant(
			`"${name}" is stale: its text stands ${times} times in ${file}, not once. Give it in scripts/mutants/mutants.ts a "find" that stands there once, and a "replace" that is still this fault.\n${find}`,
		);
	return text.replace(find, () => replace);
}

/** Answers how to take the fault out again. */
export function plant(root: string, mutant: Mutant): () => void {
	const path = join(root, mutant.file);
	const text = readFileSync(path, "utf8");
	writeFileSync(path, replaceOnce(text, mutant));
	return () => writeFileSync(path, text);
}

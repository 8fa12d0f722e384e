import { join } from "node:path";
import { parseArgs } from "node:util";
import { openCopy } from "./mutants/copy";
import { type Mutant, mutants } from "./mutants/mutants";
import { passUnplanted, tryMutants } from "./mutants/try-mutants";
import { Lifetime } from "./start/lifetime";
import { findPostgres } from "./verify/find-postgres.mjs";

// `npm run test:mutants -- --only 3,5`: plants faults in a copy of the last commit and shows which test of `npm test`
// finds each. A fault that no test finds makes it fail.

const { values } = parseArgs({ options: { only: { type: "string" } } });
const only = values.only?.split(",").map(Number);
const chosen = mutants.filter((_, at) => only?.includes(at + 1) ?? true);

const lifetime = new Lifetime();
lifetime.endOnSignals();
const copy = openCopy(join(import.meta.dirname, ".."));
lifetime.atEnd(copy.remove);

let [caught, tried] = [0, 0];
try {
	const postgres = await findPostgres();
	const bench = { root: copy.path, postgres, lifetime };
	await passUnplanted(bench, chosen);
	for (const group of groupsOf(chosen)) {
		caught += await tryMutants(bench, group);
		tried += group.length;
	}
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
}
const untried = chosen.length - tried;
const remark = untried > 0 ? `, ${untried} not tried` : "";
console.log(`${caught} caught, ${tried - caught} lived${remark}`);
await lifetime.end(caught < chosen.length ? 1 : 0);

/** One at a time, but those that need a build together. */
function groupsOf(all: Mutant[]): Mutant[][] {
	const needsBuild = ({ check }: Mutant) => check.runner === "playwright";
	return [
		...all.filter((mutant) => !needsBuild(mutant)).map((mutant) => [mutant]),
		all.filter(needsBuild),
	].filter((group) => group.length > 0);
}

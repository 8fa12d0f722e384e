import { parseArgs } from "node:util";
import { openForSimulation } from "@/gateway/simulation/open-database";
import { simulate } from "@/gateway/simulation/simulate";
import { isRight, report, type Verdict } from "@/gateway/simulation/verdict";
import { engineName } from "@/gateway/testing/engine";
import { findEngine } from "@/gateway/testing/find-engine";

// `npm run simulate -- --seeds 20000 --first 1`: plays seeds in a sample shop of its own, ends with the first fault and
// names its seed. TEST_ENGINE=postgresql plays them on the server of TEST_DATABASE_URL.

const perDatabase = 100;

const { values } = parseArgs({
	options: { seeds: { type: "string" }, first: { type: "string" } },
});
const first = Number(values.first ?? 1);
const last = first + Number(values.seeds ?? 300) - 1;
const engine = findEngine(engineName());
const template = await engine.prepareTemplate(1);
const verdicts: Verdict[] = [];

/** The invariants look at everything there is, so a database is used for some time only. */
async function play(from: number, to: number): Promise<void> {
	const database = await engine.copyTemplate(template);
	const { db, close } = openForSimulation(database.url);
	try {
		for (let seed = from; seed <= to; seed += 1) {
			const verdict = await simulate(db, seed);
			verdicts.push(verdict);
			if (!isRight(verdict)) return;
		}
	} finally {
		await close();
		await database.close();
	}
}

try {
	for (let from = first; from <= last; from += perDatabase) {
		await play(from, Math.min(from + perDatabase - 1, last));
		process.stdout.write(`${report(verdicts)}\n`);
		if (!verdicts.every(isRight)) break;
	}
} finally {
	await engine.dropTemplate(template);
}
process.exitCode = verdicts.every(isRight) ? 0 : 1;

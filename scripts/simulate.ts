import { parseArgs } from "node:util";
import { openForSimulation } from "@/gateway/simulation/open-database";
import { simulate } from "@/gateway/simulation/simulate";
import { isRight, report, type Verdict } from "@/gateway/simulation/verdict";
import { engineName } from "@/gateway/testing/engine";
import { findEngine } from "@/gateway/testing/find-engine";

// `npm run simulate -- --seeds 20000 --first 1`: plays seeds in a sample shop of its own, ends with the first fault and
// names its seed. TEST_ENGINE=postgresql plays them on the server of TEST_DATABASE_URL.

const perDatabase = 50;
/** The server works for some while this process works for others. */
const atOnce = 6;

const { values } = parseArgs({
	options: { seeds: { type: "string" }, first: { type: "string" } },
});
const first = Number(values.first ?? 1);
const last = first + Number(values.seeds ?? 300) - 1;
const engine = findEngine(engineName());
const template = await engine.prepareTemplate(1);
const verdicts: Verdict[] = [];
let hasFault = false;
let next = first;

/** The invariants look at everything there is, so a database is used for some time only. */
async function play(from: number): Promise<void> {
	const database = await engine.copyTemplate(template);
	const { db, close } = openForSimulation(database.url);
	try {
		const to = Math.min(from + perDatabase - 1, last);
		for (let seed = from; seed <= to && !hasFault; seed += 1) {
			const verdict = await simulate(db, seed);
			verdicts.push(verdict);
			hasFault ||= !isRight(verdict);
		}
	} finally {
		await close();
		await database.close();
	}
}

async function playOn(): Promise<void> {
	while (next <= last && !hasFault) {
		const from = next;
		next += perDatabase;
		await play(from);
		verdicts.sort((one, other) => one.seed - other.seed);
		process.stdout.write(`${report(verdicts)}\n`);
	}
}

try {
	await Promise.all(Array.from({ length: atOnce }, playOn));
} finally {
	await engine.dropTemplate(template);
}
process.exitCode = hasFault ? 1 : 0;

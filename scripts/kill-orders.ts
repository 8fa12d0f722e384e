import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createRandom, pick } from "@/gateway/db/sample/random";
import { listViolations } from "@/gateway/invariants/check";
import { isRight, report } from "@/gateway/simulation/verdict";
import { describeLoad, quantile } from "./bench/figures";
import { awaitDeath, points } from "./kill-orders/deaths";
import { openYard } from "./kill-orders/yard";
import { chargesOf } from "./purchases/charges";
import { type Diary, keepShopping } from "./purchases/shoppers";

// `npm run test:kill-orders -- --rounds 50`: buyers shop and pay at the gateway on a PostgreSQL server
// (TEST_DATABASE_URL). It is killed where a purchase is most fragile and started again; afterwards its books are laid
// beside those of the provider of payments, and beside what buyers have heard.

const pollMs = 100;
const repairLimitMs = 180_000;

const { values } = parseArgs({
	options: {
		rounds: { type: "string", default: "50" },
		seed: { type: "string", default: "1" },
	},
});
const rounds = Number(values.rounds);
const seed = Number(values.seed);
const random = createRandom(seed);
const yard = await openYard();
const diary: Diary = { acknowledged: [], reportedPaid: [], madeAgain: [] };

/** Returns how long it took, from now on, until every charge of this moment was an order or on its way back. */
async function untilRepaired(diedAt: number): Promise<number> {
	const keys = chargesOf(yard.stripe.books).map(({ key }) => key);
	for (;;) {
		const { unmatched } = await yard.compare(diary, keys);
		const tookMs = performance.now() - diedAt;
		if (unmatched === 0) return tookMs;
		if (tookMs > repairLimitMs) {
			console.log(`${unmatched} charges are not repaired yet`);
			return tookMs;
		}
		await wait(pollMs);
	}
}

const repairsMs: number[] = [];
let isOver = false;
const street = { ...yard, random, diary, isOver: () => isOver };
let gateway = await yard.openGateway();
try {
	const shopping = Promise.all(
		yard.buyers.map((buyer) => keepShopping(street, buyer)),
	);
	for (let round = 0; round < rounds; round += 1) {
		const point = points[round % points.length] ?? "before-reply";
		const count = pick(random, [1, 2, 3, 5, 8, 13]);
		await awaitDeath(yard, gateway, { point, count });
		const diedAt = performance.now();
		gateway = await yard.openGateway();
		const repairMs = await untilRepaired(diedAt);
		repairsMs.push(repairMs);
		console.log(
			`${round + 1}: ${point}, repaired after ${repairMs.toFixed(0)} ms`,
		);
	}
	isOver = true;
	await shopping;
	await untilRepaired(performance.now());
	gateway.kill();
	await gateway.gone;
	const { unknown, open, undecided, ...counted } = await yard.compare(diary);
	const charged = chargesOf(yard.stripe.books);
	const verdict = {
		...counted,
		seed,
		doubled: counted.doubled + diary.madeAgain.length,
		charges: charged.length,
		refunds: charged.filter(({ isPaidBack }) => isPaidBack).length,
		acknowledged: diary.acknowledged.length,
		violations: [
			...(unknown > 0 ? ["a charge that the provider does not know"] : []),
			...(await listViolations(yard.db)),
		],
	};
	const repair = [0.5, 1].map((part) => quantile(repairsMs, part).toFixed(0));
	console.log(`rounds=${rounds} ${report([verdict])}`);
	console.log(
		`repair_p50_ms=${repair[0]} repair_max_ms=${repair[1]} ${describeLoad()}`,
	);
	process.exitCode = isRight(verdict) ? 0 : 1;
} finally {
	gateway.kill();
	await gateway.gone;
	await yard.close();
}

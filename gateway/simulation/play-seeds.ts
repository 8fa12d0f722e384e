import { eq } from "drizzle-orm";
import { payout } from "../db/schema/payout";
import { byExtent } from "../testing/extent";
import { inOwnShop } from "./open-database";
import { simulate } from "./simulate";
import { isRight, report, type Verdict } from "./verdict";

/** Of each of two files, so that two workers share them; `npm run simulate` plays more. */
const seeds = byExtent(30, 150);
/** The invariants look at everything there is, so a shop is played in for some time only. */
const seedsPerShop = 50;

/** Plays as many seeds as the extent says, in shops of their own. */
export async function playSeeds(from: number): Promise<void> {
	const verdicts: Verdict[] = [];
	let payouts = 0;
	const isAllRight = () => verdicts.every(isRight);
	const hasMore = () => verdicts.length < seeds && isAllRight();
	while (hasMore())
		await inOwnShop(async (db) => {
			for (let at = 0; at < seedsPerShop && hasMore(); at += 1)
				verdicts.push(await simulate(db, from + verdicts.length));
			payouts += await db.$count(payout, eq(payout.state, "paid"));
		});
	const line = report(verdicts);
	process.stdout.write(`payouts=${payouts} ${line}\n`);
	expect(line).toContain("lost=0 doubled=0 unmatched=0 violations=0");
	const sum = (count: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + count(verdict), 0);
	expect(sum(({ orders }) => orders)).toBeGreaterThan(seeds);
	expect(sum(({ received }) => received)).toBeGreaterThan(seeds / 2);
	expect(sum(({ refunds }) => refunds)).toBeGreaterThan(seeds / 2);
	expect(sum(({ reviewed }) => reviewed)).toBeGreaterThan(seeds / 4);
	expect(sum(({ settled }) => settled)).toBeGreaterThan(seeds / 4);
	expect(payouts).toBeGreaterThan(seeds / 4);
	expect(sum(({ returned }) => returned)).toBeGreaterThan(seeds / 30);
	expect(sum(({ exchanged }) => exchanged)).toBeGreaterThan(seeds / 60);
	expect(sum(({ fetched }) => fetched)).toBeGreaterThan(seeds / 4);
	expect(sum(({ unfetched }) => unfetched)).toBeGreaterThan(seeds / 10);
	expect(sum(({ filled }) => filled)).toBeGreaterThan(seeds / 30);
	expect(sum(({ failed }) => failed)).toBeGreaterThan(seeds / 10);
}

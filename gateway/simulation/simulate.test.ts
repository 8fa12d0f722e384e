import type { Database } from "../db/client";
import { openTestShop } from "../testing/test-shop";
import { naiveCancel, naiveCreate } from "./naive-orders";
import {
	naiveBooking,
	naiveKeeping,
	naivePay,
	naivePayBack,
	naiveSettle,
} from "./naive-payments";
import { openForSimulation } from "./open-database";
import { type Rules, rules } from "./rules";
import { simulate } from "./simulate";
import { isRight, report, type Verdict } from "./verdict";

const seeds = 300;
/** So many seeds at most until a fault must have shown. */
const naiveSeedsMax = 100;

async function inOwnShop(work: (db: Database) => Promise<void>): Promise<void> {
	const shop = await openTestShop();
	const { db, close } = openForSimulation(shop.url);
	try {
		await work(db);
	} finally {
		await close();
		await shop.close();
	}
}

test(`the books are right after ${seeds} seeds of crashes, repetitions and delays`, () =>
	inOwnShop(async (db) => {
		const verdicts: Verdict[] = [];
		for (let seed = 1; seed <= seeds; seed += 1) {
			verdicts.push(await simulate(db, seed));
			if (!isRight(verdicts.at(-1) as Verdict)) break;
		}
		const line = report(verdicts);
		process.stdout.write(`${line}\n`);
		expect(line).toContain("lost=0 doubled=0 unmatched=0 violations=0");
		const orders = verdicts.reduce((sum, verdict) => sum + verdict.orders, 0);
		expect(orders).toBeGreaterThan(seeds);
	}));

test.each<[string, Partial<Rules>]>([
	["stock that is looked at and then written", { create: naiveCreate }],
	[
		"an order given back without asking whether it was",
		{ cancel: naiveCancel },
	],
	["a payment settled by what was read before", { hear: naiveSettle }],
	["a charge booked as often as it is told", { hear: naiveBooking }],
	["a charge kept for an order that is cancelled", { hear: naiveKeeping }],
	["a charge named anew with every question", { pay: naivePay }],
	["money sent back as often as that is asked", { payBack: naivePayBack }],
])("the simulation finds %s", (_, naive) =>
	inOwnShop(async (db) => {
		for (let seed = 1; seed <= naiveSeedsMax; seed += 1)
			if (!isRight(await simulate(db, seed, { ...rules, ...naive }))) return;
		throw new Error(`${naiveSeedsMax} seeds did not find it`);
	}),
);

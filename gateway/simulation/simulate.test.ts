import type { Database } from "../db/client";
import { openTestShop } from "../testing/test-shop";
import { naiveEnd } from "./naive-groups";
import { naiveReview, naiveShip, naiveTake } from "./naive-lives";
import { naiveCancel, naiveCreate } from "./naive-orders";
import {
	naiveBooking,
	naiveKeeping,
	naivePay,
	naivePayBack,
	naiveSettle,
} from "./naive-payments";
import { naiveApprove, naiveRefuse, naiveSendBack } from "./naive-refunds";
import { openForSimulation } from "./open-database";
import { type Rules, rules } from "./rules";
import { type Played, simulate } from "./simulate";
import { isRight, report, type Verdict } from "./verdict";

// Whole lives take their time, and more beside other tests on the embedded database.
jest.setTimeout(40 * 60_000);

const seeds = 300;
/** The invariants look at everything there is, so a shop is played in for some time only. */
const seedsPerShop = 50;
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

test(`the books are right after ${seeds} seeds of crashes, repetitions and delays`, async () => {
	const verdicts: Verdict[] = [];
	const isAllRight = () => verdicts.every(isRight);
	for (let first = 1; first <= seeds && isAllRight(); first += seedsPerShop)
		await inOwnShop(async (db) => {
			for (let at = 0; at < seedsPerShop && isAllRight(); at += 1)
				verdicts.push(await simulate(db, first + at));
		});
	const line = report(verdicts);
	process.stdout.write(`${line}\n`);
	expect(line).toContain("lost=0 doubled=0 unmatched=0 violations=0");
	const sum = (count: (verdict: Verdict) => number) =>
		verdicts.reduce((total, verdict) => total + count(verdict), 0);
	expect(sum(({ orders }) => orders)).toBeGreaterThan(seeds);
	expect(sum(({ received }) => received)).toBeGreaterThan(seeds / 2);
	expect(sum(({ refunds }) => refunds)).toBeGreaterThan(seeds / 2);
	expect(sum(({ reviewed }) => reviewed)).toBeGreaterThan(seeds / 4);
	expect(sum(({ filled }) => filled)).toBeGreaterThan(seeds / 30);
	expect(sum(({ failed }) => failed)).toBeGreaterThan(seeds / 10);
});

test("a seed leads the same life in any shop, whatever was played there before", async () => {
	const lives = [1, 2, 3, 4, 5, 6];
	const playAll = async (db: Database, order: number[]) => {
		const played: Played[] = [];
		for (const seed of order) played.push(await simulate(db, seed));
		return played.sort((one, other) => one.seed - other.seed);
	};
	let first: Played[] = [];
	await inOwnShop(async (db) => {
		first = await playAll(db, lives);
	});
	await inOwnShop(async (db) => {
		expect(await playAll(db, lives.toReversed())).toEqual(first);
	});
});

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
	["an order shipped while a refund waits", { ship: naiveShip }],
	["points granted with every click", { take: naiveTake }],
	["a review that is rated as often as it is sent", { review: naiveReview }],
	["a refund agreed to that was taken back", { approve: naiveApprove }],
	["a refund refused that was agreed to", { refuse: naiveRefuse }],
	["a refund sent anew with every question", { sendBack: naiveSendBack }],
	["a group that is over before its money is back", { endGroups: naiveEnd }],
])("the simulation finds %s", (_, naive) =>
	inOwnShop(async (db) => {
		for (let seed = 1; seed <= naiveSeedsMax; seed += 1)
			if (!isRight(await simulate(db, seed, { ...rules, ...naive }))) return;
		throw new Error(`${naiveSeedsMax} seeds did not find it`);
	}),
);

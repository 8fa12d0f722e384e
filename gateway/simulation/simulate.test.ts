import type { Database } from "../db/client";
import { byExtent } from "../testing/extent";
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
import { inOwnShop } from "./open-database";
import { type Rules, rules } from "./rules";
import { type Played, simulate } from "./simulate";
import { isRight } from "./verdict";

// Whole lives take their time, and more beside other tests on the embedded database.
jest.setTimeout(40 * 60_000);

/** So many seeds at most until a fault must have shown. */
const naiveSeedsMax = 100;

test("a seed leads the same life in any shop, whatever was played there before", async () => {
	const lives = byExtent([1, 2, 3], [1, 2, 3, 4, 5, 6]);
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

import type { Database } from "../db/client";
import { byExtent } from "../testing/extent";
import { naiveTakeBack } from "./naive-collecting";
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
import { naiveApproval, naiveClosing, naiveSending } from "./naive-payouts";
import { naiveAmends } from "./naive-promises";
import {
	naiveApprove,
	naiveInspect,
	naiveKeep,
	naiveRefuse,
	naiveSendBack,
	naiveShelve,
} from "./naive-refunds";
import { naiveRelease, naiveReturn } from "./naive-settlement";
import { naiveReschedule } from "./naive-storms";
import { inOwnShop } from "./open-database";
import { type Rules, rules } from "./rules";
import { type Played, simulate } from "./simulate";
import { isRight } from "./verdict";

// Whole lives take their time, and more beside other tests on the embedded database.
jest.setTimeout(40 * 60_000);

/** So many seeds at most until a fault must have shown, from one on that is known to show it. */
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

test.each<[string, Partial<Rules>, firstSeed: number]>([
	["stock that is looked at and then written", { create: naiveCreate }, 12],
	[
		"an order given back without asking whether it was",
		{ cancel: naiveCancel },
		76,
	],
	["a payment settled by what was read before", { hear: naiveSettle }, 3],
	["a charge booked as often as it is told", { hear: naiveBooking }, 3],
	["a charge kept for an order that is cancelled", { hear: naiveKeeping }, 3],
	["a charge named anew with every question", { pay: naivePay }, 1],
	["money sent back as often as that is asked", { payBack: naivePayBack }, 15],
	["an order shipped while a refund waits", { ship: naiveShip }, 3],
	["points granted with every click", { take: naiveTake }, 19],
	[
		"a review that is rated as often as it is sent",
		{ review: naiveReview },
		89,
	],
	["a refund agreed to that was taken back", { approve: naiveApprove }, 6],
	["goods sold again that have not come back", { approve: naiveShelve }, 1],
	["a variant kept with every consent", { approve: naiveKeep }, 1],
	["money sent back for what was exchanged", { inspect: naiveInspect }, 48],
	["a refund refused that was agreed to", { refuse: naiveRefuse }, 72],
	["a refund sent anew with every question", { sendBack: naiveSendBack }, 10],
	[
		"a group that is over before its money is back",
		{ endGroups: naiveEnd },
		419,
	],
	[
		"what can be sent back and is owed for already",
		{ settle: naiveRelease },
		2,
	],
	["commission on what was sent back", { settle: naiveReturn }, 3],
	["a parcel paid back that was fetched", { takeBack: naiveTakeBack }, 1],
	["a slot given back with every tap", { reschedule: naiveReschedule }, 1],
	["amends made before they are noted", { makeGood: naiveAmends }, 1],
	["a run booked with every approval", { approveRun: naiveApproval }, 2],
	["a merchant paid anew with every question", { sendPayout: naiveSending }, 1],
	["a closed month that is opened again", { closeMonths: naiveClosing }, 2],
])("the simulation finds %s", (_, naive, firstSeed) =>
	inOwnShop(async (db) => {
		for (let at = 0; at < naiveSeedsMax; at += 1)
			if (!isRight(await simulate(db, firstSeed + at, { ...rules, ...naive })))
				return;
		throw new Error(`${naiveSeedsMax} seeds did not find it`);
	}),
);

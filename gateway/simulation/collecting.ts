import { randomUUID } from "node:crypto";
import { pick, type Random } from "../db/sample/random";
import { makePreOrder } from "../features/sales/checkout/pre-order";
import { quoteChoices } from "../features/sales/checkout/service";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { slotAt } from "./buy";
import { lookAfter, moveByItself } from "./clockwork";
import { ask, type Fetching, inTurns, sell, serve } from "./counter-deeds";
import { lookAtFetched } from "./fetched";
import { type Doing, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { closeCounter, openCounter } from "./open-counter";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

// Once every other life has been led, buyers order what they fetch themselves: groceries in a slot, parcels at a store or
// a locker. They come, twice at once or never, while staff book, hand over and decide, and the days pass.

const dayMs = 24 * 60 * 60_000;
const lockerId = 1;

export async function* fetchAtStores(world: World, rules: Rules): Doing<void> {
	// Whether something was fetched before its refund was agreed to is told by the moments of both.
	world.isTicking = true;
	const counter = await openCounter(world);
	const fetching = { world, rules, counter };
	for (const buyer of world.buyers) {
		yield* order(fetching, buyer, true);
		yield* order(fetching, buyer, false);
	}
	yield* insist((pause) => lookAfter(world, rules, pause));
	yield* sideBySide(world.random, [
		inTurns(fetching, { turns: 16, deed: sell }),
		inTurns(fetching, { turns: 12, deed: serve }),
		inTurns(fetching, { turns: 12, deed: serve }),
		inTurns(fetching, { turns: 6, deed: ask }),
		pass(fetching),
	]);
	yield* finish(fetching);
	await closeCounter(world, counter);
	world.isTicking = false;
}

async function* order(
	fetching: Fetching,
	buyer: Buyer,
	isFood: boolean,
): Doing<void> {
	const { world, counter } = fetching;
	const { random } = world;
	const skuId = isFood ? counter.foodSkuId : pick(random, counter.mallSkuIds);
	yield* orderPaid(fetching, buyer, {
		skuId,
		choose: () => choose(fetching, isFood),
	});
}

/** What is wanted of one sku at what the quote says, and paid; nothing where there is no room or nothing left. */
export async function* orderPaid(
	fetching: Fetching,
	buyer: Buyer,
	{ skuId, choose }: { skuId: number; choose: () => object },
): Doing<void> {
	const { world, rules } = fetching;
	const quantity = pick(world.random, [1, 1, 2]);
	const wanted = { from: "buyNow" as const, skuId, quantity };
	const made = yield* insist((pause) =>
		makePreOrder(requestOf(world, pause, { who: buyer }), wanted),
	);
	if (made instanceof GatewayError) return;
	const { preOrderNo } = made;
	const usePoints = world.random() < 0.3;
	const choices = {
		preOrderNo,
		addressId: buyer.addressId,
		usePoints,
		slots: {},
		...choose(),
	};
	const orderNo = yield* place(fetching, buyer, choices);
	if (!orderNo) return;
	world.acknowledged.push(orderNo);
	const as = { who: buyer, key: randomUUID() };
	yield* insist((pause) =>
		rules.pay(requestOf(world, pause, as), { orderNo, method: "local" }),
	);
}

const choose = ({ world, counter }: Fetching, isFood: boolean) =>
	isFood ? slotChoice(world, counter) : pointChoice(world.random, counter);

/** Undefined where it is not taken. */
async function* place(
	{ world, rules }: Fetching,
	who: Buyer,
	choices: Parameters<typeof quoteChoices>[1],
): Doing<string | undefined> {
	const quote = yield* insist((pause) =>
		quoteChoices(requestOf(world, pause, { who }), choices),
	);
	if (quote instanceof GatewayError) return undefined;
	const body = {
		...choices,
		total: quote.total,
		notes: {},
		substitutions: {},
		handover: "door" as const,
		payMethod: "local" as const,
	};
	const key = randomUUID();
	const placed = yield* insist((pause) =>
		rules.create(requestOf(world, pause, { who, key }), body),
	);
	return placed instanceof GatewayError ? undefined : placed.orderNo;
}

const slotChoice = (
	world: World,
	{ groupKey, storeId }: Fetching["counter"],
) => ({
	collecting: { [groupKey]: storeId },
	slots: { [groupKey]: slotAt(world) },
});

const pointChoice = (random: Random, { storeId }: Fetching["counter"]) => ({
	collectionPoint:
		random() < 0.75
			? { kind: "store" as const, id: storeId }
			: { kind: "locker" as const, id: lockerId },
});

/** Days, and what becomes by itself of what nobody did in them. */
async function* pass({ world, rules }: Fetching): Doing<void> {
	const { clock, random } = world;
	for (let turns = 8; turns > 0; turns -= 1) {
		for (let rest = pick(random, [4, 12, 24]); rest > 0; rest -= 1) yield;
		clock.nowMs += Math.floor(random() * 4 * dayMs);
		yield* insist((pause) => moveByItself(world, rules, pause));
	}
}

/** What is on its way arrives, refunds are decided, and what nobody fetches goes back in the end. */
async function* finish(fetching: Fetching): Doing<void> {
	const { world, rules, counter } = fetching;
	const { clock, clerks } = world;
	const asClerk = (act: (ctx: Ctx) => Promise<unknown>) =>
		insist((pause) => act(requestOf(world, pause, { who: counter.clerk })));
	const operator = clerks.find(({ merchantId }) => merchantId === null);
	for (const { no: orderNo, openRefundNos } of await lookAtFetched(world)) {
		const at = { storeId: counter.storeId, orderNo };
		yield* asClerk((ctx) => rules.arrive(ctx, at));
		for (const refundNo of openRefundNos)
			yield* insist((pause) =>
				rules.approve(requestOf(world, pause, { who: operator }), refundNo),
			);
	}
	for (let rounds = 2; rounds > 0; rounds -= 1) {
		clock.nowMs += 12 * dayMs;
		yield* insist((pause) => moveByItself(world, rules, pause));
	}
	for (const { no: orderNo } of await lookAtFetched(world)) {
		const at = { storeId: counter.storeId, orderNo };
		yield* asClerk((ctx) => rules.sendParcelBack(ctx, at));
	}
}

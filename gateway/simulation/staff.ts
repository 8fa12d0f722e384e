import { pick, type Random } from "../db/sample/random";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { type Doing, type Pause, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { lookAtOrders, type SeenOrder } from "./look";
import type { Rules } from "./rules";
import type { Clerk } from "./seed-shop";
import { requestOf, type World } from "./world";

// Whoever works for the merchants, and operators: mostly at their own orders and in time, at times neither.

const wrongChance = 0.12;
const foreignChance = 0.05;
/** Of a second click, or of a colleague who decides at the same moment and perhaps otherwise. */
const colleagueChance = 0.2;

type Act = (rules: Rules, ctx: Ctx) => Promise<unknown>;

interface Deed {
	fits: (order: SeenOrder) => boolean;
	/** Undefined where the order has nothing to do it with. */
	draw: (order: SeenOrder, random: Random) => Act | undefined;
}

const deeds: Deed[] = [
	{
		fits: hasOpenRefund,
		draw: ({ refunds }, random) => {
			if (refunds.length === 0) return undefined;
			const open = refunds.filter(({ state }) => state === "reviewing");
			const { no } = pick(random, open.length > 0 ? open : refunds);
			return random() < 0.7
				? (rules, ctx) => rules.approve(ctx, no)
				: (rules, ctx) => rules.refuse(ctx, no, "It was worn.");
		},
	},
	{
		fits: ({ isSupermarket, isAccepted, status, paid }) =>
			isSupermarket && !isAccepted && status === "awaitingShipment" && paid,
		draw:
			({ no: orderNo }) =>
			(rules, ctx) =>
				rules.accept(ctx, { orderNo }),
	},
	{
		fits: ({ isSupermarket, isAccepted, status, paid }) =>
			status === "awaitingShipment" && paid && (isAccepted || !isSupermarket),
		draw: drawShipment,
	},
];

export async function* playStaff(world: World, rules: Rules): Doing<void> {
	const { random } = world;
	while (world.shopping > 0) {
		for (let rest = pick(random, [2, 6, 12]); rest > 0; rest -= 1) yield;
		const clerk = pick(random, world.clerks);
		const orders = await lookAtOrders(world);
		const shown = orders.filter((order) => isShownTo(clerk, order));
		const seen = random() < foreignChance ? orders : shown;
		if (seen.length === 0) continue;
		const order = pick(random, seen);
		const deed = drawDeed(order, random);
		const clicks = random() < colleagueChance ? 2 : 1;
		const acts = Array.from({ length: clicks }, () =>
			deed?.draw(order, random),
		);
		yield* sideBySide(
			random,
			acts.flatMap((act) =>
				act ? doAsStaff(world, { clerk, order }, (ctx) => act(rules, ctx)) : [],
			),
		);
	}
}

/** What is another merchant's is not found. */
async function* doAsStaff(
	world: World,
	{ clerk, order }: { clerk: Clerk; order: SeenOrder },
	act: (ctx: Ctx) => Promise<unknown>,
): Doing<void> {
	const ask = (pause: Pause) => requestOf(world, pause, { who: clerk });
	const answer = yield* insist((pause) => act(ask(pause)));
	const isRefused = answer instanceof GatewayError && answer.code === 404;
	if (isRefused === isShownTo(clerk, order))
		world.faults.push("staff and another merchant's order");
}

function isShownTo({ merchantId }: Clerk, order: SeenOrder): boolean {
	return merchantId === null || merchantId === order.merchantId;
}

function hasOpenRefund({ refunds }: SeenOrder): boolean {
	return refunds.some(({ state }) => state === "reviewing");
}

function drawDeed(order: SeenOrder, random: Random): Deed | undefined {
	return random() < wrongChance
		? pick(random, deeds)
		: deeds.find(({ fits }) => fits(order));
}

/** Everything in one parcel, each line in its own, or a piece too many. */
function drawShipment({ no, lines }: SeenOrder, random: Random): Act {
	const left = lines
		.filter((line) => line.left > 0)
		.map(({ id: lineId, left: quantity }) => ({ lineId, quantity }));
	const parcels = pick(random, [
		[{ ...drawWay(random) }],
		left.map((line) => ({ ...drawWay(random), lines: [line] })),
	]);
	const sent = parcels.length > 0 ? parcels : [drawWay(random)];
	return (rules, ctx) =>
		rules.ship(ctx, { params: { orderNo: no }, body: { parcels: sent } });
}

function drawWay(random: Random) {
	return pick(random, [
		{ method: "courier" as const, courier: "SF Express", trackingNo: "SF1" },
		{ method: "own" as const, delivererName: "Wai", delivererPhone: "9123" },
		{ method: "virtual" as const, content: "A code" },
	]);
}

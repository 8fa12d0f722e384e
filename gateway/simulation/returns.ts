import { randomUUID } from "node:crypto";
import { pick } from "../db/sample/random";
import { moveReturnsDue } from "../features/sales/refund/return/by-itself";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { type Doing, type Pause, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { lookAtOrders, type SeenOrder } from "./look";
import type { Rules } from "./rules";
import type { Clerk } from "./seed-shop";
import { processOf, requestOf, type World } from "./world";

// What was received goes back, once every other life has been led, so that none of those is another for it: sent in time
// or not, looked at in whole, in part or not at all, at times for another variant instead of money, and at times with an
// operator between both sides. What was exchanged for it goes back in turn.

const dayMs = 24 * 60 * 60_000;

export async function* sendGoodsBack(world: World, rules: Rules): Doing<void> {
	for (const order of await lookAtOrders(world)) {
		const isThere = order.status === "received" || order.status === "completed";
		const line = order.lines.find(({ left }) => left > 0);
		const isFree = order.refunds.every(({ state }) => state !== "reviewing");
		if (isThere && line && isFree)
			yield* sendOneBack(world, rules, { order, line });
	}
	for (const order of await lookAtOrders(world))
		if (order.isExchange && world.random() < 0.5)
			yield* order.paid
				? giveUp(world, rules, order)
				: payAfterwards(world, rules, order);
}

/** What costs more than what went back for it; who does not pay has had the money. */
async function* payAfterwards(
	world: World,
	rules: Rules,
	{ masterNo: orderNo, ...order }: SeenOrder,
): Doing<void> {
	const who = world.buyers.find(
		({ accountId }) => accountId === order.accountId,
	);
	const key = randomUUID();
	const method = pick(world.random, ["card", "local"] as const);
	yield* insist((pause) =>
		rules.pay(requestOf(world, pause, { who, key }), { orderNo, method }),
	);
}

/** Whoever gets another variant wants the money after all, before it is shipped. */
async function* giveUp(
	world: World,
	rules: Rules,
	order: SeenOrder,
): Doing<void> {
	const { who, clerk } = sidesOf(world, order);
	const [line] = order.lines;
	if (!who || !clerk || !line) return;
	const key = randomUUID();
	const asked = yield* insist((pause) =>
		rules.apply(requestOf(world, pause, { who, key }), {
			orderNo: order.no,
			lines: [{ lineId: line.id, quantity: Math.max(1, line.left - 1) }],
			reason: "changedMind" as const,
			remark: "",
			images: [],
		}),
	);
	if (asked instanceof GatewayError) return;
	const { refundNo } = asked as { refundNo: string };
	yield* insist((pause) =>
		rules.approve(requestOf(world, pause, { who: clerk }), refundNo),
	);
}

function sidesOf({ buyers, clerks }: World, order: SeenOrder) {
	return {
		who: buyers.find(({ accountId }) => accountId === order.accountId),
		clerk: clerks.find(({ merchantId }) => merchantId === order.merchantId),
	};
}

interface Going {
	order: SeenOrder;
	line: SeenOrder["lines"][number];
}

async function* sendOneBack(
	world: World,
	rules: Rules,
	{ order, line }: Going,
): Doing<void> {
	const { random } = world;
	const { who, clerk } = sidesOf(world, order);
	if (!who || !clerk) return;
	const skuId = world.variantOf.get(line.skuId);
	const exchange = skuId && random() < 0.6 ? { skuId } : undefined;
	const key = randomUUID();
	const lineId = line.id;
	const asked = yield* insist((pause) =>
		rules.apply(requestOf(world, pause, { who, key }), {
			orderNo: order.no,
			lines: [{ lineId, quantity: line.left }],
			exchange,
			reason: "notAsDescribed" as const,
			remark: "",
			images: [],
			return: { way: "pickUp" as const },
		}),
	);
	// Too late, what went over the wire, or more pieces than there are to exchange.
	if (asked instanceof GatewayError) return;
	const { refundNo: no } = asked as { refundNo: string };
	const doAs =
		(one: Clerk | typeof who) => (act: (ctx: Ctx) => Promise<unknown>) =>
			insist((pause) => act(requestOf(world, pause, { who: one })));
	const [asBuyer, asStaff] = [doAs(who), doAs(clerk)];
	const agree = () => asStaff((ctx) => rules.approve(ctx, no));
	yield* sideBySide(random, [agree(), agree()]);
	const parcel = { courier: "SF", trackingNo: "SF1" };
	const sending = asBuyer((ctx) =>
		rules.send(ctx, { params: { refundNo: no }, body: parcel }),
	);
	yield* sideBySide(random, [
		...(random() < 0.7 ? [sending] : []),
		pass(world),
	]);
	const accepted = Math.floor(random() * (line.left + 1));
	const condition = pick(random, ["good", "good", "damaged"] as const);
	const said = { lines: [{ lineId, accepted, condition }], images: [] };
	const looking = () =>
		asStaff((ctx) =>
			rules.inspect(ctx, no, { ...said, refusal: "It was worn." }),
		);
	yield* sideBySide(random, [
		...(random() < 0.8 ? [looking(), looking()] : []),
		pass(world),
	]);
	if (random() < 0.5) yield* dispute(world, rules, { order, line });
}

/** Some days, and what becomes by itself of what nobody did in them. */
async function* pass(world: World): Doing<void> {
	const { clock, random } = world;
	clock.nowMs += Math.floor(random() * 8 * dayMs);
	const look = (pause: Pause) => moveReturnsDue(processOf(world, pause));
	yield* insist(look);
}

/** Whatever was refused of the order: its buyer objects, and an operator grants a part. */
async function* dispute(
	world: World,
	rules: Rules,
	{ order, line }: Going,
): Doing<void> {
	const { random, buyers, clerks } = world;
	const who = buyers.find(({ accountId }) => accountId === order.accountId);
	const operator = clerks.find(({ merchantId }) => merchantId === null);
	const [now] = (await lookAtOrders(world)).filter(({ id }) => id === order.id);
	for (const { no } of now?.refunds ?? []) {
		const said = { objection: "It came like that.", images: [] };
		yield* insist((pause) =>
			rules.object(requestOf(world, pause, { who }), no, said),
		);
		const accepted = Math.floor(random() * (line.left + 1));
		const verdict = {
			lines: [{ lineId: line.id, accepted }],
			verdict: "The pictures show it.",
		};
		yield* insist((pause) =>
			rules.decide(requestOf(world, pause, { who: operator }), no, verdict),
		);
	}
}

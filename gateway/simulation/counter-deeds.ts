import { pick } from "../db/sample/random";
import type { Ctx } from "../http/context";
import { GatewayError } from "../http/errors";
import { lookAtFetched, type SeenFetched } from "./fetched";
import { type Doing, sideBySide } from "./in-steps";
import { insist } from "./insist";
import type { Counter } from "./open-counter";
import type { Rules } from "./rules";
import { requestOf, type World } from "./world";

// What people do about orders that are fetched, each by what they saw of one: it may have moved by then.

export interface Fetching {
	world: World;
	rules: Rules;
	counter: Counter;
}

const foreignChance = 0.1;
const secondChance = 0.3;

type Deed = (fetching: Fetching, order: SeenFetched) => Doing<void>;

/** So many times, with rests between. */
export async function* inTurns(
	fetching: Fetching,
	{ turns, deed }: { turns: number; deed: Deed },
): Doing<void> {
	const { world } = fetching;
	for (let left = turns; left > 0; left -= 1) {
		for (let rest = pick(world.random, [1, 4, 8]); rest > 0; rest -= 1) yield;
		const orders = await lookAtFetched(world);
		const paid = orders.filter((order) => order.paid);
		if (paid.length > 0) yield* deed(fetching, pick(world.random, paid));
	}
}

/** Whoever sells decides refunds, accepts, makes ready and ships. */
export const sell: Deed = async function* ({ world, rules }, order) {
	const { random, clerks } = world;
	const { no: orderNo, isFood, merchantId, openRefundNos } = order;
	const who = clerks.find((one) => one.merchantId === merchantId);
	const [refundNo] = openRefundNos;
	const isAgreed = random() < 0.5;
	const method = isFood ? ("collect" as const) : ("courier" as const);
	const parcel = { method, courier: "SF Express", trackingNo: "SF1" };
	yield* insist((pause) => {
		const ctx = requestOf(world, pause, { who });
		if (refundNo && isAgreed) return rules.approve(ctx, refundNo);
		if (refundNo) return rules.refuse(ctx, refundNo, "It is on its way.");
		if (isFood && !order.isAccepted) return rules.accept(ctx, { orderNo });
		const body = { parcels: [parcel] };
		return rules.ship(ctx, { params: { orderNo }, body });
	});
};

/** Whoever stands at the counter books what came and hands over to whoever shows a code, at two desks at times. */
export const serve: Deed = async function* (fetching, order) {
	const { rules, counter, world } = fetching;
	const { random } = world;
	const { storeId } = counter;
	const { no: orderNo, code } = order;
	if (code === null) return;
	const isExpected = order.isToStore && !order.hasArrived;
	const act = (ctx: Ctx): Promise<unknown> =>
		isExpected
			? rules.arrive(ctx, { storeId, orderNo })
			: rules.handOver(ctx, { body: { storeId, code } });
	if (!isExpected && random() < 0.5) return;
	const desks = random() < secondChance ? 2 : 1;
	yield* sideBySide(
		random,
		Array.from({ length: desks }, () => atDesk(fetching, act)),
	);
};

/** By staff of the store, and at times of another merchant, who find nothing there. */
async function* atDesk(
	{ world, counter }: Fetching,
	act: (ctx: Ctx) => Promise<unknown>,
): Doing<void> {
	const { merchantId } = counter.clerk;
	const isForeign = world.random() < foreignChance;
	const foreign = world.clerks.find(
		(one) => one.merchantId !== null && one.merchantId !== merchantId,
	);
	const who = isForeign ? foreign : counter.clerk;
	const answer = yield* insist((pause) =>
		act(requestOf(world, pause, { who })),
	);
	const isRefused = answer instanceof GatewayError && answer.code === 404;
	if (isRefused !== isForeign)
		world.faults.push("staff and what lies at another merchant's store");
}

/** Some ask for their money while it waits, or say that it arrived. */
export const ask: Deed = async function* ({ world, rules }, order) {
	const { random, buyers } = world;
	const who = buyers.find(({ accountId }) => accountId === order.accountId);
	const line = order.lines.find(({ left }) => left > 0);
	const quantity = pick(random, [1, line?.left ?? 1]);
	if (random() < 0.4)
		yield* insist((pause) =>
			rules.take(requestOf(world, pause, { who }), order.no),
		);
	else if (line && random() < 0.5)
		yield* insist((pause) =>
			rules.apply(requestOf(world, pause, { who }), {
				orderNo: order.no,
				lines: [{ lineId: line.id, quantity }],
				reason: "changedMind" as const,
				remark: "",
				images: [],
			}),
		);
};

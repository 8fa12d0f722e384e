import { randomUUID } from "node:crypto";
import { pick } from "../db/sample/random";
import { makePreOrder } from "../features/checkout/pre-order";
import { quoteChoices } from "../features/checkout/service";
import { expireUnpaid } from "../features/order/expire";
import { GatewayError } from "../http/errors";
import { hongKongOffsetMs } from "../http/hong-kong-time";
import { Crash } from "./crashes";
import type { Doing, Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

const ordersPerBuyer = 1;
const triesPerOrder = 3;
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** As a client does that hears nothing: the same again, until there is an answer. A refusal is one. */
async function* insist<Result>(
	begin: () => Doing<Result>,
): Doing<Result | GatewayError> {
	for (;;) {
		try {
			return yield* begin();
		} catch (error) {
			if (error instanceof GatewayError) return error;
			if (!(error instanceof Crash)) throw error;
		}
		yield;
	}
}

function once<Result>(work: () => Promise<Result>): () => Doing<Result> {
	return async function* () {
		yield;
		return await work();
	};
}

/** Buys, as far as there is anything left, and pays, cancels or forgets. */
export async function* shop(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<void> {
	for (let count = 0; count < ordersPerBuyer; count += 1) {
		const orderNo = yield* buyOne(world, buyer, rules);
		if (orderNo) yield* decide(world, { buyer, orderNo }, rules);
	}
	world.shopping -= 1;
}

async function* buyOne(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<string | undefined> {
	const { random, skuIds } = world;
	const wanted = {
		from: "buyNow" as const,
		skuId: pick(random, skuIds),
		quantity: pick(random, [1, 1, 2]),
	};
	const made = yield* insist(
		once(() => makePreOrder(requestOf(world, buyer), wanted)),
	);
	if (made instanceof GatewayError) return undefined;
	const choices = {
		...{ preOrderNo: made.preOrderNo, addressId: buyer.addressId },
		...{ slots: { "SUPERMARKET-1": slotAt(world) } },
		usePoints: random() < 0.5,
	};
	for (let tries = 0; tries < triesPerOrder; tries += 1) {
		const quote = yield* insist(
			once(() => quoteChoices(requestOf(world, buyer), choices)),
		);
		if (quote instanceof GatewayError) return undefined;
		const request = requestOf(world, buyer, randomUUID());
		const body = {
			...choices,
			...{ total: quote.total, notes: {}, substitutions: {} },
			...{ handover: "door" as const, payMethod: "local" as const },
		};
		const order = yield* insist(() => rules.create(request, body));
		if (!(order instanceof GatewayError)) {
			world.acknowledged.push(order.orderNo);
			return order.orderNo;
		}
	}
	return undefined;
}

/** The first slot of tomorrow or of a day after it. */
function slotAt({ clock, random }: World): string {
	const there = clock.nowMs + hongKongOffsetMs;
	const midnight = Math.floor(there / dayMs) * dayMs - hongKongOffsetMs;
	const days = pick(random, [1, 2, 3, 4, 5]);
	return new Date(midnight + days * dayMs + 10 * 60 * minuteMs).toISOString();
}

async function* decide(
	world: World,
	{ buyer, orderNo }: { buyer: Buyer; orderNo: string },
	rules: Rules,
): Doing<void> {
	const { random } = world;
	const cancel = () => rules.cancel(requestOf(world, buyer), orderNo);
	if (random() < 0.7) charge(world, orderNo);
	yield;
	if (random() < 0.4) yield* insist(cancel);
	// A second tab.
	if (random() < 0.2) yield* insist(cancel);
}

/** The provider takes the money and tells so: never, once, or several times. */
function charge({ random, charges, notices }: World, orderNo: string): void {
	const taken = { ref: randomUUID(), orderNo, amount: "1.00" };
	charges.push(taken);
	for (let copies = pick(random, [0, 1, 1, 2, 3]); copies > 0; copies -= 1)
		notices.push(taken);
}

/** Hears notices in any order; one that a dying process did not take is told again. Two of them work side by side. */
export async function* hear(world: World, rules: Rules): Doing<void> {
	const { random, notices } = world;
	while (world.shopping > 0 || notices.length > 0) {
		const at = Math.floor(random() * notices.length);
		const [notice] = notices.splice(at, 1);
		if (notice) yield* insist(() => rules.settle(world, notice));
		yield;
	}
}

/** The shop's own clockwork, and the clock. */
export async function* tick(world: World): Doing<void> {
	const { db, clock, random } = world;
	while (world.shopping > 0) {
		clock.nowMs += Math.floor(random() * 12 * minuteMs);
		yield* insist(once(() => expireUnpaid(db, new Date(clock.nowMs))));
		yield;
	}
}

import { randomUUID } from "node:crypto";
import { pick } from "../db/sample/random";
import { makePreOrder } from "../features/checkout/pre-order";
import { quoteChoices } from "../features/checkout/service";
import { readPayStatus } from "../features/payment/status";
import { GatewayError } from "../http/errors";
import { hongKongOffsetMs } from "../http/hong-kong-time";
import type { Doing } from "./in-steps";
import { insist } from "./insist";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

const triesPerOrder = 3;
const triesToPay = 2;
const dayMs = 24 * 60 * 60_000;

/** Buys, as far as there is anything left, and pays, cancels or forgets; at times in two tabs. */
export async function* shop(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<void> {
	const { random } = world;
	const orderNo = yield* buyOne(world, buyer, rules);
	if (orderNo) {
		const order = { buyer, orderNo };
		const tabs = [decide(world, order, rules)];
		if (random() < 0.4) tabs.push(decide(world, order, rules));
		while (tabs.length > 0) {
			const at = Math.floor(random() * tabs.length);
			if ((await tabs[at]?.next())?.done) tabs.splice(at, 1);
			yield;
		}
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
	const made = yield* insist((pause) =>
		makePreOrder(requestOf(world, pause, { buyer }), wanted),
	);
	if (made instanceof GatewayError) return undefined;
	const choices = {
		...{ preOrderNo: made.preOrderNo, addressId: buyer.addressId },
		...{ slots: { "SUPERMARKET-1": slotAt(world) } },
		usePoints: random() < 0.5,
	};
	for (let tries = 0; tries < triesPerOrder; tries += 1) {
		const quote = yield* insist((pause) =>
			quoteChoices(requestOf(world, pause, { buyer }), choices),
		);
		if (quote instanceof GatewayError) return undefined;
		const key = randomUUID();
		const body = {
			...choices,
			...{ total: quote.total, notes: {}, substitutions: {} },
			...{ handover: "door" as const, payMethod: "local" as const },
		};
		const order = yield* insist((pause) =>
			rules.create(requestOf(world, pause, { buyer, key }), body),
		);
		if (!(order instanceof GatewayError)) {
			world.acknowledged.push(order.orderNo);
			return order.orderNo;
		}
	}
	return undefined;
}

/** Noon tomorrow, by the shop's clock. */
function slotAt({ clock }: World): string {
	const noon = new Date(clock.nowMs + hongKongOffsetMs + dayMs);
	noon.setUTCHours(12, 0, 0, 0);
	return new Date(noon.getTime() - hongKongOffsetMs).toISOString();
}

interface Ordered {
	buyer: Buyer;
	orderNo: string;
}

async function* decide(
	world: World,
	order: Ordered,
	rules: Rules,
): Doing<void> {
	const { buyer, orderNo } = order;
	const { random } = world;
	if (random() < 0.8) yield* pay(world, order, rules);
	if (random() < 0.3)
		yield* insist((pause) =>
			rules.cancel(requestOf(world, pause, { buyer }), orderNo),
		);
	if (random() < 0.5) yield* look(world, order);
}

async function* pay(
	world: World,
	{ buyer, orderNo }: Ordered,
	rules: Rules,
): Doing<void> {
	const { random } = world;
	for (let tries = 0; tries < triesToPay; tries += 1) {
		const key = randomUUID();
		const method = pick(random, ["stripe", "stripe", "local"] as const);
		const answer = yield* insist((pause) =>
			rules.pay(requestOf(world, pause, { buyer, key }), { orderNo, method }),
		);
		if (answer instanceof GatewayError) return;
		// Some change their mind about the way to pay.
		if (answer.next !== "declined" && random() < 0.7) return;
	}
}

/** The page after paying. */
async function* look(world: World, { buyer, orderNo }: Ordered): Doing<void> {
	const status = yield* insist((pause) =>
		readPayStatus(requestOf(world, pause, { buyer }), orderNo),
	);
	if (!(status instanceof GatewayError) && status.state === "paid")
		world.toldPaid.push(orderNo);
}

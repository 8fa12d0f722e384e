import { randomUUID } from "node:crypto";
import { pick } from "../db/sample/random";
import { readPayStatus } from "../features/sales/payment/status";
import { GatewayError } from "../http/errors";
import { buy } from "./buy";
import { type Doing, sideBySide } from "./in-steps";
import { insist } from "./insist";
import { keep } from "./keep";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

const triesToPay = 2;
const secondTabChance = 0.4;

/**
 * Buys, as far as there is anything left, and pays, cancels or forgets; then lives with what was bought. At times in two
 * tabs.
 */
export async function* shop(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<void> {
	const { random } = world;
	const orderNo = yield* buy(world, buyer, rules);
	if (orderNo) {
		const order = { buyer, orderNo };
		const decideIt = () => decide(world, order, rules);
		yield* sideBySide(random, tabsOf(world, decideIt));
	}
	world.deciding -= 1;
	if (orderNo) {
		const keepIt = () => keep(world, buyer, rules);
		yield* sideBySide(random, tabsOf(world, keepIt));
	}
	world.shopping -= 1;
}

function tabsOf({ random }: World, open: () => Doing<void>): Doing<void>[] {
	return random() < secondTabChance ? [open(), open()] : [open()];
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
	const { buyer: who, orderNo } = order;
	const { random } = world;
	if (random() < 0.8) yield* pay(world, order, rules);
	if (random() < 0.3)
		yield* insist((pause) =>
			rules.cancel(requestOf(world, pause, { who }), orderNo),
		);
	if (random() < 0.5) yield* look(world, order);
}

async function* pay(
	world: World,
	{ buyer: who, orderNo }: Ordered,
	rules: Rules,
): Doing<void> {
	const { random } = world;
	for (let tries = 0; tries < triesToPay; tries += 1) {
		const key = randomUUID();
		const method = pick(random, ["card", "card", "local"] as const);
		const answer = yield* insist((pause) =>
			rules.pay(requestOf(world, pause, { who, key }), { orderNo, method }),
		);
		if (answer instanceof GatewayError) return;
		// Some change their mind about the way to pay.
		if (answer.next !== "declined" && random() < 0.7) return;
	}
}

/** The page after paying. */
async function* look(
	world: World,
	{ buyer: who, orderNo }: Ordered,
): Doing<void> {
	const status = yield* insist((pause) =>
		readPayStatus(requestOf(world, pause, { who }), orderNo),
	);
	if (!(status instanceof GatewayError) && status.state === "paid")
		world.reportedPaid.push(orderNo);
}

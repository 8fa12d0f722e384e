import { randomUUID } from "node:crypto";
import { pick } from "../db/sample/random";
import { saveLines } from "../features/sales/cart/save";
import { makePreOrder } from "../features/sales/checkout/pre-order";
import { quoteChoices } from "../features/sales/checkout/service";
import { GatewayError } from "../http/errors";
import { hongKongOffsetMs } from "../http/hong-kong-time";
import { wantPlace } from "./groups";
import type { Doing } from "./in-steps";
import { insist } from "./insist";
import type { Rules } from "./rules";
import type { Buyer } from "./seed-shop";
import { requestOf, type World } from "./world";

const triesPerOrder = 3;
const cartChance = 0.4;
const dayMs = 24 * 60 * 60_000;

/** One sku at once, or several by the cart; the number of the master, where there is one. */
export async function* buy(
	world: World,
	buyer: Buyer,
	rules: Rules,
): Doing<string | undefined> {
	const made = yield* choose(world, buyer);
	if (!made) return undefined;
	const choices = {
		preOrderNo: made.preOrderNo,
		addressId: buyer.addressId,
		slots: { "SUPERMARKET-1": slotAt(world) },
		usePoints: world.random() < 0.5,
	};
	for (let tries = 0; tries < triesPerOrder; tries += 1) {
		const quote = yield* insist((pause) =>
			quoteChoices(requestOf(world, pause, { who: buyer }), choices),
		);
		if (quote instanceof GatewayError) return undefined;
		const key = randomUUID();
		const body = {
			...choices,
			total: quote.total,
			notes: {},
			substitutions: {},
			handover: "door" as const,
			payMethod: "local" as const,
		};
		const order = yield* insist((pause) =>
			rules.create(requestOf(world, pause, { who: buyer, key }), body),
		);
		if (!(order instanceof GatewayError)) {
			world.acknowledged.push(order.orderNo);
			return order.orderNo;
		}
	}
	return undefined;
}

async function* choose(
	world: World,
	buyer: Buyer,
): Doing<{ preOrderNo: string } | undefined> {
	const { random, skuIds } = world;
	const quantity = () => pick(random, [1, 1, 2, 3]);
	const ask = (pause: () => Promise<void>) =>
		requestOf(world, pause, { who: buyer });
	if (random() < (world.areFriends ? 0.9 : 0.1)) {
		for (let rest = pick(random, [0, 30, 60]); rest > 0; rest -= 1) yield;
		const place = await wantPlace(world);
		const made = yield* insist((pause) => makePreOrder(ask(pause), place));
		return made instanceof GatewayError ? undefined : made;
	}
	const lines = skuIds
		.filter(() => random() < 0.6)
		.map((skuId) => ({ skuId, quantity: quantity() }));
	const isFromCart = random() < cartChance && lines.length > 0;
	if (isFromCart) yield* insist((pause) => saveLines(ask(pause), lines));
	const wanted = isFromCart
		? ({ from: "cart" } as const)
		: {
				from: "buyNow" as const,
				skuId: pick(random, skuIds),
				quantity: quantity(),
			};
	const made = yield* insist((pause) => makePreOrder(ask(pause), wanted));
	return made instanceof GatewayError ? undefined : made;
}

/** Noon tomorrow, by the shop's clock. */
export function slotAt({ clock }: World): string {
	const noon = new Date(clock.nowMs + hongKongOffsetMs + dayMs);
	noon.setUTCHours(12, 0, 0, 0);
	return new Date(noon.getTime() - hongKongOffsetMs).toISOString();
}

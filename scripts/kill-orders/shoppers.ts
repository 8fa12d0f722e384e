import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pick, type Random } from "@/gateway/db/sample/random";
import type { StripeStandIn } from "@/gateway/testing/stripe-stand-in";
import type { Client } from "../purchases/client";
import type { Buyer } from "../purchases/open-buyers";
import { openPurchase, type Purchase, Refused } from "../purchases/purchase";

const restMs = 100;

/** What is remembered outside of the shop. */
export interface Diary {
	acknowledged: string[];
	toldPaid: string[];
}

export interface Street {
	client: Client;
	stripe: StripeStandIn;
	skuIds: number[];
	random: Random;
	diary: Diary;
	isOver: () => boolean;
}

/** Nobody answered, and the shopper has gone. */
class GaveUp extends Error {}

/** Buys one thing after the other, whatever happens to the gateway meanwhile. */
export async function keepShopping(
	street: Street,
	buyer: Buyer,
): Promise<void> {
	while (!street.isOver())
		try {
			await buyOne(street, openPurchase(street.client, buyer));
		} catch (error) {
			if (!(error instanceof GaveUp || error instanceof Refused)) throw error;
		}
}

async function buyOne(street: Street, purchase: Purchase): Promise<void> {
	const { skuIds, random, diary, stripe } = street;
	await insist(street, () => purchase.fill(pick(random, skuIds)));
	const preOrderNo = await insist(street, purchase.preOrder);
	const total = await insist(street, () => purchase.quote(preOrderNo));
	const agreed = { preOrderNo, total, payMethod: "stripe" };
	const key = randomUUID();
	const orderNo = await insist(street, () =>
		purchase.order({ ...agreed, key }),
	);
	diary.acknowledged.push(orderNo);
	const payKey = randomUUID();
	const { data } = await insist(street, () =>
		purchase.pay(orderNo, "stripe", payKey),
	);
	if (random() < 0.15) await insist(street, () => purchase.cancel(orderNo));
	if (data.next !== "stripe") return;
	const intent = data.clientSecret.replace("_secret", "");
	if (stripe.books.get(intent).status === "canceled") return;
	stripe.books.confirm(intent);
	const told = Array.from({ length: pick(random, [0, 1, 1, 2]) }, () =>
		tell(street, intent),
	);
	const state = await insist(street, () => purchase.state(orderNo));
	if (state === "paid") diary.toldPaid.push(orderNo);
	await Promise.all(told);
}

/** Some come back when the shop does, and do the same once more; some do not. */
async function insist<Result>(
	{ isOver, random }: Street,
	ask: () => Promise<Result>,
): Promise<Result> {
	const comesBack = random() < 0.5;
	for (;;)
		try {
			return await ask();
		} catch (error) {
			if (error instanceof Refused) throw error;
			if (!comesBack || isOver()) {
				await wait(restMs);
				throw new GaveUp(String(error));
			}
			await wait(restMs);
		}
}

/** A notice that nobody takes is told again, or never. */
async function tell(street: Street, intent: string): Promise<void> {
	const { stripe, client } = street;
	const { body, signature } = stripe.tell(intent, "payment_intent.succeeded");
	const headers = { "stripe-signature": signature };
	const path = "/api/front/pay/webhook/stripe";
	await insist(street, () => client.tell(path, body, headers)).catch(
		(error: unknown) => {
			if (!(error instanceof GaveUp)) throw error;
		},
	);
}

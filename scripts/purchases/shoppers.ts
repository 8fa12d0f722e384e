import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { pick, type Random } from "@/gateway/db/sample/random";
import type { StripeStandIn } from "@/gateway/testing/stripe-stand-in";
import type { Client } from "./client";
import type { Buyer } from "./open-buyers";
import { Busy, openPurchase, type Purchase, Refused } from "./purchase";

const restMsUsually = 100;

/** What is remembered outside of the shop. */
export interface Diary {
	acknowledged: string[];
	reportedPaid: string[];
	/** Orders that one click was answered with besides the first. */
	madeAgain: string[];
}

export interface Street {
	client: Client;
	stripe: StripeStandIn;
	skuIds: number[];
	random: Random;
	diary: Diary;
	/** Before a shopper asks the same again. */
	restMs?: number;
	/** Before a shopper takes the next step; none where it is left out. */
	pauseMs?: number;
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
	const agreed = { preOrderNo, total, payMethod: "card" };
	const key = randomUUID();
	const orderNo = await insist(street, () =>
		purchase.order({ ...agreed, key }),
	);
	diary.acknowledged.push(orderNo);
	if (random() < 0.1)
		await clickAgain(street, { purchase, agreed, key, orderNo });
	const payKey = randomUUID();
	const { data } = await insist(street, () =>
		purchase.pay(orderNo, "card", payKey),
	);
	if (random() < 0.15) await insist(street, () => purchase.cancel(orderNo));
	if (data.next !== "stripe") return;
	const intent = data.clientSecret.replace("_secret", "");
	if (stripe.books.get(intent).status === "canceled") return;
	stripe.books.confirm(intent);
	const notified = Array.from({ length: pick(random, [0, 1, 1, 2]) }, () =>
		tell(street, intent),
	);
	const state = await insist(street, () => purchase.state(orderNo));
	if (state === "paid") diary.reportedPaid.push(orderNo);
	await Promise.all(notified);
}

interface Click {
	purchase: Purchase;
	agreed: Parameters<Purchase["order"]>[0];
	key: string;
	orderNo: string;
}

/** A second click on the same button. */
async function clickAgain(street: Street, click: Click): Promise<void> {
	const { purchase, agreed, key, orderNo } = click;
	const again = await insist(street, () => purchase.order({ ...agreed, key }));
	if (again !== orderNo) street.diary.madeAgain.push(again);
}

/** Some come back when the shop does, and do the same once more; some do not. */
async function insist<Result>(
	{ isOver, random, restMs = restMsUsually, pauseMs }: Street,
	ask: () => Promise<Result>,
): Promise<Result> {
	if (pauseMs) await wait(pauseMs * 2 * random());
	const comesBack = random() < 0.5;
	for (;;)
		try {
			return await ask();
		} catch (error) {
			if (error instanceof Refused && !(error instanceof Busy)) throw error;
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
			if (!(error instanceof GaveUp || error instanceof Refused)) throw error;
		},
	);
}

import { setTimeout as wait } from "node:timers/promises";
import { openClient } from "../purchases/client";
import { openBuyers } from "../purchases/open-buyers";
import { openPurchase, type Purchase, Refused } from "../purchases/purchase";
import { stockUp } from "../purchases/stock-up";

const skusCount = 200;

/** Names of the steps, in their order. */
export const steps = [
	...(["cart", "pre-order", "quote", "create", "pay", "paid"] as const),
];
type Step = (typeof steps)[number];

/** Milliseconds of every purchase, and of every step. */
type Times = Record<Step | "purchase", number[]>;

export interface Load {
	databaseUrl: string;
	address: string;
	signatureSecret: string;
	tokenSecret: string;
	buyersCount: number;
	warmUpMs: number;
	measuredMs: number;
	processorMs: () => number | undefined;
}

export interface Bought extends Times {
	/** Purchases that were broken off, since the gateway said that it is too busy. */
	refused: number;
	/** What the gateway had of a processor meanwhile. */
	processorMs: number;
}

/** Buyers side by side, each buying one thing after the other on a connection of its own. */
export async function buyAtOnce(load: Load): Promise<Bought> {
	const { databaseUrl, address, tokenSecret, buyersCount } = load;
	const buyers = await openBuyers(databaseUrl, tokenSecret, buyersCount);
	const skuIds = await stockUp(databaseUrl, skusCount);
	const secret = load.signatureSecret;
	const client = openClient({ address, secret, connectionsMax: buyersCount });
	const times = Object.fromEntries(
		["purchase", ...steps].map((name) => [name, [] as number[]]),
	) as Times;
	let refused = 0;
	const countRefusal = (error: unknown) => {
		if (!(error instanceof Refused)) throw error;
		refused += 1;
	};
	const from = performance.now() + load.warmUpMs;
	const until = from + load.measuredMs;
	const usedBefore = wait(load.warmUpMs).then(load.processorMs);
	await Promise.all(
		buyers.map(async (buyer, at) => {
			const purchase = openPurchase(client, buyer);
			for (let count = at; performance.now() < until; count += buyersCount) {
				const skuId = skuIds[count % skuIds.length] ?? 0;
				const taken = await buyOne(purchase, skuId).catch(countRefusal);
				const now = performance.now();
				if (!taken || now < from || now > until) continue;
				for (const [name, ms] of Object.entries(taken))
					times[name as Step].push(ms);
			}
		}),
	);
	client.close();
	const used = (load.processorMs() ?? 0) - ((await usedBefore) ?? 0);
	return { ...times, refused, processorMs: used };
}

async function buyOne(
	purchase: Purchase,
	skuId: number,
): Promise<Record<Step | "purchase", number>> {
	const taken = {} as Record<Step | "purchase", number>;
	async function timed<Result>(step: Step, work: () => Promise<Result>) {
		const startedAt = performance.now();
		const result = await work();
		taken[step] = performance.now() - startedAt;
		return result;
	}
	const startedAt = performance.now();
	await timed("cart", () => purchase.fill(skuId));
	const preOrderNo = await timed("pre-order", purchase.preOrder);
	const total = await timed("quote", () => purchase.quote(preOrderNo));
	const agreed = { preOrderNo, total, payMethod: "local" };
	const orderNo = await timed("create", () => purchase.order(agreed));
	await timed("pay", () => purchase.pay(orderNo, "local"));
	const state = await timed("paid", () => purchase.state(orderNo));
	if (state !== "paid") throw new Error(`${orderNo} is ${state}`);
	taken.purchase = performance.now() - startedAt;
	return taken;
}

import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { listViolations } from "@/gateway/invariants/check";
import type { Client } from "../purchases/client";
import type { Ground } from "../purchases/open-ground";
import type { Diary } from "../purchases/shoppers";
import type { Browsing } from "./browsers";
import { countOpenTransactions, countSessions } from "./connections";
import type { FaultyShop } from "./shop";

const pollMs = 500;
const repairLimitMs = 120_000;
const closedLimitMs = 15_000;
const noticesAtOnce = 8;
const webhook = "/api/front/pay/webhook/stripe";

interface Books {
	orders: number;
	lost: number;
	doubled: number;
	violations: string[];
}

interface Asked {
	ground: Ground;
	client: Client;
	diary: Diary;
}

/** The provider tells of every charge once more, the shop puts right what it still can, and the books are compared. */
export async function settleBooks(asked: Asked): Promise<Books> {
	const { ground, diary } = asked;
	await tellEverything(asked);
	const limit = performance.now() + repairLimitMs;
	let compared = await ground.compare(diary);
	while (compared.unmatched > 0 && performance.now() < limit) {
		await wait(pollMs);
		compared = await ground.compare(diary);
	}
	const { orders, lost, doubled, unmatched, unknown } = compared;
	const notified = (count: number, what: string) =>
		count > 0 ? [`${count} ${what}`] : [];
	return {
		orders,
		lost,
		doubled: doubled + diary.madeAgain.length,
		violations: [
			...notified(unmatched, "charges of which the shop's books say otherwise"),
			...notified(unknown, "charges that the provider does not know"),
			...(await listViolations(ground.db)),
		],
	};
}

async function tellEverything({ ground, client }: Asked): Promise<void> {
	const left = [...ground.stripe.books.kept().keys()];
	async function work() {
		for (let id = left.pop(); id; id = left.pop()) {
			const { body, signature } = ground.stripe.tell(
				id,
				"payment_intent.succeeded",
			);
			const headers = { "stripe-signature": signature };
			await client.tell(webhook, body, headers).catch(() => undefined);
		}
	}
	await Promise.all(Array.from({ length: noticesAtOnce }, work));
}

/** What browsers were told is in their carts and is not. */
export async function countMissing(
	{ db }: Ground,
	{ put }: Browsing,
): Promise<number> {
	let missing = 0;
	for (const [{ accountId }, skuIds] of put) {
		const { rows } = await db.execute<{ id: number }>(
			sql`select sku_id as id from cart_line where account_id = ${accountId}`,
		);
		const there = new Set(rows.map(({ id }) => id));
		missing += [...skuIds].filter((id) => !there.has(id)).length;
	}
	return missing;
}

/** Transactions that stand open, and sockets in the door of which the database knows nothing. */
export async function countHungConnections(shop: FaultyShop): Promise<number> {
	const open = await countOpenTransactions(shop.pool);
	const limit = performance.now() + closedLimitMs;
	for (;;) {
		const sockets = shop.doors.PostgreSQL?.countConnections() ?? 0;
		const unknown = sockets - (await countSessions(shop.pool));
		if (unknown <= 0) return open;
		if (performance.now() > limit) return open + unknown;
		await wait(pollMs);
	}
}

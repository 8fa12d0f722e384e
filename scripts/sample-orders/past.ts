import { Client } from "pg";
import { insertRows } from "@/gateway/db/sample/insert-rows";
import {
	createRandom,
	pick,
	type Random,
	seedOf,
} from "@/gateway/db/sample/random";
import { account } from "@/gateway/db/schema/account";
import {
	masterOrder,
	merchantOrder,
	orderLine,
} from "@/gateway/db/schema/order";
import type { deliverySlot } from "@/gateway/db/schema/store";
import { drawBasket, listShelf, type Shelf } from "./basket";
import neighbours from "./neighbours.json";
import { booksOf, type PastOrder, writeBooks } from "./past-books";

// What the neighbours bought in the last three months: shelves that sell, days that differ, a dashboard with a past. It
// is written in bulk, which takes a second where the shop's services would take a minute; the invariants hold for it.
// Two loads on one day give the same orders. None is open, so staff find only those of the sample shoppers to work on.

const dayMs = 24 * 60 * 60 * 1_000;
const hourMs = 60 * 60 * 1_000;
const hongKongMs = 8 * hourMs;

const daysBack = 90;
/** By day of the week from Sunday on: a shop is busiest when people are at home. */
const ordersByWeekday = [5, 2, 2, 3, 3, 4, 6];
const supermarketShare = 0.6;
const hours = [8, 9, 11, 12, 12, 13, 15, 18, 19, 20, 20, 21, 21, 22, 23];
const slotHours = [10, 12, 14, 16, 18, 20];

/** Answers how many there are. */
export async function writePastOrders(
	connectionString: string,
	startedAt: number,
): Promise<number> {
	const client = new Client({ connectionString });
	await client.connect();
	try {
		await client.query("begin");
		const written = await write(client, startedAt);
		await client.query("commit");
		return written;
	} finally {
		await client.end();
	}
}

async function write(client: Client, startedAt: number): Promise<number> {
	const shelf = await listShelf(client);
	const firstId = await nextId(client, "account");
	const orders = drawOrders(shelf, firstId, startedAt);
	await insertRows(
		client,
		account,
		neighbours.map(({ nickname, locale }, at) => ({
			id: firstId + at,
			kind: "member" as const,
			nickname,
			locale: locale as (typeof account.$inferInsert)["locale"],
			createdAt: new Date(startedAt - (daysBack + 20 + at) * dayMs),
		})),
	);
	const ids = {
		master: await nextId(client, "master_order"),
		order: await nextId(client, "merchant_order"),
		line: await nextId(client, "order_line"),
		payment: await nextId(client, "payment"),
		parcel: await nextId(client, "parcel"),
	};
	const books = booksOf(orders, ids, startedAt);
	await insertRows(client, masterOrder, books.masters);
	await takeSlots(client, orders);
	await insertRows(client, merchantOrder, books.orders);
	await insertRows(client, orderLine, books.lines);
	await writeBooks(client, books);
	for (const table of [
		"account",
		"master_order",
		"merchant_order",
		"order_line",
		"payment",
		"parcel",
	])
		await client.query(
			`select setval(pg_get_serial_sequence('${table}', 'id'), max(id)) from ${table}`,
		);
	return orders.length;
}

async function nextId(client: Client, table: string): Promise<number> {
	const { rows } = await client.query<{ id: number }>(
		`select coalesce(max(id), 0) + 1 as id from ${table}`,
	);
	return rows[0]?.id ?? 1;
}

function drawOrders(
	shelf: Shelf,
	firstAccountId: number,
	startedAt: number,
): PastOrder[] {
	const random = createRandom(seedOf("orders of the last three months"));
	const today =
		Math.floor((startedAt + hongKongMs) / dayMs) * dayMs - hongKongMs;
	const orders: PastOrder[] = [];
	for (let daysAgo = daysBack; daysAgo > 0; daysAgo--) {
		const midnight = today - daysAgo * dayMs;
		const weekday = new Date(midnight + hongKongMs).getUTCDay();
		const usual = ordersByWeekday[weekday] ?? 3;
		const count = Math.round(usual * (0.6 + 0.8 * random()));
		for (let at = 0; at < count; at++) {
			const order = drawOrder(random, { shelf, midnight, firstAccountId });
			if (order && isSettled(order, startedAt)) orders.push(order);
		}
	}
	return orders.sort((one, other) => one.createdAt - other.createdAt);
}

/** On its way at least; the van comes before it is noticed that it does not move. */
const isSettled = ({ isFood, ...at }: PastOrder, now: number) =>
	(isFood ? at.receivedAt : at.shippedAt) < now - hourMs;

interface Day {
	shelf: Shelf;
	/** In Hong Kong. */
	midnight: number;
	firstAccountId: number;
}

function drawOrder(
	random: Random,
	{ shelf, midnight, firstAccountId }: Day,
): PastOrder | undefined {
	const home = Math.floor(random() * neighbours.length);
	const neighbour = neighbours[home];
	const isFood = random() < supermarketShare;
	const createdAt =
		midnight + pick(random, hours) * hourMs + Math.floor(random() * hourMs);
	const lines = drawBasket(random, shelf, isFood);
	const slotAt = midnight + dayMs + pick(random, slotHours) * hourMs;
	const shippedAt = isFood
		? slotAt
		: createdAt + Math.floor((0.6 + random()) * dayMs);
	const receivedAt =
		shippedAt +
		Math.floor(isFood ? hourMs * (0.5 + random()) : dayMs * (1 + random()));
	if (!neighbour || lines.length === 0) return undefined;
	return {
		random,
		accountId: firstAccountId + home,
		neighbour,
		isFood,
		lines,
		createdAt,
		acceptedAt: createdAt + Math.floor(hourMs / 2),
		shippedAt,
		receivedAt,
		storeId: isFood ? shelf.storeNear(neighbour) : null,
		slotAt: isFood ? slotAt : null,
	};
}

async function takeSlots(client: Client, orders: PastOrder[]): Promise<void> {
	const taken = new Map<string, typeof deliverySlot.$inferInsert>();
	for (const { storeId, slotAt } of orders) {
		if (storeId === null || slotAt === null) continue;
		const slot = taken.get(`${storeId} ${slotAt}`);
		taken.set(`${storeId} ${slotAt}`, {
			storeId,
			startsAt: new Date(slotAt),
			taken: (slot?.taken ?? 0) + 1,
		});
	}
	for (const { storeId, startsAt, taken: more } of taken.values())
		await client.query(
			`insert into delivery_slot (store_id, starts_at, taken) values ($1, $2, $3)
			on conflict (store_id, starts_at) do update set taken = delivery_slot.taken + excluded.taken`,
			[storeId, startsAt, more],
		);
}

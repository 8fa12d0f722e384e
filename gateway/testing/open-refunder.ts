import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { masterOrder, merchantOrder, orderLine } from "../db/schema/order";
import { orderCart } from "./buy-paid";
import { type Buyer, openBuyer } from "./open-buyer";
import { openPayer, type Payer } from "./open-payer";
import { type SeedSku, seedSku } from "./own-cart";
import type { TestGateway, TestShop } from "./test-shop";
import type { Answer } from "./wire";

type OrderRow = typeof merchantOrder.$inferSelect;
type LineRow = Omit<typeof orderLine.$inferSelect, "search">;

/** One merchant's order as it is now, with its lines. */
export interface BoughtOrder extends OrderRow {
	masterNo: string;
	lines: LineRow[];
}

/** New goods, and how many pieces of them. */
export interface Wanted extends SeedSku {
	pieces?: number;
}

export interface Refunder extends Buyer {
	payer: Payer;
	/** Number of a new master that waits to be paid. */
	place: (wanted: Wanted[], choices?: object) => Promise<string>;
	/** The same, paid at the test provider unless nothing is left to pay; its merchants' orders. */
	buy: (wanted: Wanted[], choices?: object) => Promise<BoughtOrder[]>;
	/** The same, where it is one merchant's. */
	buyOne: (wanted: Wanted, choices?: object) => Promise<BoughtOrder>;
	offer: (orderNo: string) => Promise<Answer>;
	/** For pieces of each line, in the order of the lines; nought leaves a line out. */
	apply: (
		order: BoughtOrder,
		pieces: number[],
		changed?: { key?: string; [field: string]: unknown },
	) => Promise<Answer>;
	/** The same, where it must be taken; its number. */
	applied: (order: BoughtOrder, pieces: number[]) => Promise<string>;
	read: (refundNo: string) => Promise<Answer>;
	revoke: (refundNo: string) => Promise<Answer>;
	/** Sends the goods of a refund back. */
	send: (refundNo: string, trackingNo?: string) => Promise<Answer>;
	object: (refundNo: string) => Promise<Answer>;
	/** Says that an order has arrived. */
	take: (orderNo: string) => Promise<Answer>;
	cancel: (orderNo: string) => Promise<Answer>;
}

/** A fresh account that buys and sends back, at this gateway. */
export async function openRefunder(
	shop: TestShop,
	gateway: Pick<TestGateway, "wire"> = shop,
): Promise<Refunder> {
	const buyer = await openBuyer(shop);
	const payer = await openPayer(shop, gateway, buyer);
	const { token } = buyer;
	let sent = 0;
	const ask = (path: string, body?: unknown, key: string = randomUUID()) =>
		gateway.wire.post(`/api/front/order/${path}`, body, {
			token,
			headers: { "idempotency-key": key },
			// Far from those of the buyer: like requests of one moment bear one signature.
			timestamp: shop.now().getTime() - 60_000 + ++sent,
		});
	const get = (path: string) =>
		gateway.wire.get(`/api/front/order/${path}`, {}, { token });

	const place: Refunder["place"] = async (wanted, choices) => {
		for (const { pieces = 1, ...fields } of wanted)
			await buyer.put((await seedSku(shop, fields)).skuId, pieces);
		return orderCart(shop, buyer, choices);
	};
	const buy: Refunder["buy"] = async (wanted, choices) => {
		const masterNo = await place(wanted, choices);
		await payer.pay(masterNo);
		return listBought(shop, masterNo);
	};
	const apply: Refunder["apply"] = (bought, pieces, { key, ...fields } = {}) =>
		ask(
			"refund",
			{
				orderNo: bought.no,
				lines: bought.lines.flatMap(({ id: lineId }, at) =>
					pieces[at] ? [{ lineId, quantity: pieces[at] }] : [],
				),
				reason: "damaged",
				...fields,
			},
			key,
		);
	return {
		...buyer,
		payer,
		place,
		buy,
		buyOne: async (wanted, choices) => {
			const [one] = await buy([wanted], choices);
			if (!one) throw new Error("Nothing was bought");
			return one;
		},
		offer: (orderNo) => get(`apply/refund/${orderNo}`),
		apply,
		applied: async (bought, pieces) => {
			const { code, data, text } = await apply(bought, pieces);
			if (code !== 200) throw new Error(`Not applied for: ${text}`);
			return data.refundNo;
		},
		read: (refundNo) => get(`refund/detail/${refundNo}`),
		revoke: (refundNo) => ask(`refund/revoke/${refundNo}`),
		...afterwards(ask),
		take: (orderNo) => ask(`take/${orderNo}`),
		cancel: (orderNo) => ask(`cancel/${orderNo}`),
	};
}

type Ask = (path: string, body?: unknown) => Promise<Answer>;

/** What follows once a refund is decided. */
const afterwards = (ask: Ask): Pick<Refunder, "send" | "object"> => ({
	send: (refundNo, trackingNo = "SF1") =>
		ask(`refund/send/${refundNo}`, { courier: "SF Express", trackingNo }),
	object: (refundNo) =>
		ask(`refund/object/${refundNo}`, { objection: "It came like that." }),
});

export async function listBought(
	{ db }: Pick<TestShop, "db">,
	masterNo: string,
): Promise<BoughtOrder[]> {
	const orders = await db
		.select({ order: merchantOrder })
		.from(merchantOrder)
		.innerJoin(masterOrder, eq(masterOrder.id, merchantOrder.masterId))
		.where(eq(masterOrder.no, masterNo))
		.orderBy(asc(merchantOrder.id));
	return Promise.all(
		orders.map(async ({ order }) => ({
			...order,
			masterNo,
			lines: await db
				.select()
				.from(orderLine)
				.where(eq(orderLine.orderId, order.id))
				.orderBy(asc(orderLine.id)),
		})),
	);
}

/** The same order, as it has become. */
export async function readAgain(
	shop: Pick<TestShop, "db">,
	{ masterNo, id }: BoughtOrder,
): Promise<BoughtOrder> {
	const orders = await listBought(shop, masterNo);
	const found = orders.find((order) => order.id === id);
	if (!found) throw new Error("The order is gone");
	return found;
}

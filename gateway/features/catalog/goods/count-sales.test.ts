import { eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "../../../db/client";
import { goods } from "../../../db/schema/goods";
import { masterOrder } from "../../../db/schema/order";
import { engineName } from "../../../testing/engine";
import { expectInvariants } from "../../../testing/invariants";
import { openBuyer } from "../../../testing/open-buyer";
import { openPayer } from "../../../testing/open-payer";
import { seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { releaseMaster } from "../../sales/order/release";
import {
	getMasterToPay,
	lockMaster,
	markPaid,
} from "../../sales/order/service";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterEach(() => expectInvariants(shop.db));
afterAll(() => shop.close());

/** Fresh goods of one sku each. */
async function seedGoods(count: number) {
	const seeded = [];
	for (let at = 0; at < count; at += 1)
		seeded.push(await seedSku(shop, { price: "10.00", stock: 500 }));
	return seeded;
}

async function salesOf(seeded: { goodsId: number }[]): Promise<number[]> {
	const ids = seeded.map(({ goodsId }) => goodsId);
	const rows = await shop.db
		.select({ id: goods.id, sales: goods.sales })
		.from(goods)
		.where(inArray(goods.id, ids));
	const byId = new Map(rows.map(({ id, sales }) => [id, sales]));
	return ids.map((id) => byId.get(id) ?? 0);
}

/** Somebody who has ordered so many of each sku, in this order. */
async function order(wanted: { skuId: number; quantity: number }[]) {
	const buyer = await openBuyer(shop);
	for (const { skuId, quantity } of wanted) await buyer.put(skuId, quantity);
	const { data } = await buyer.order(await buyer.want());
	const payer = await openPayer(shop, shop, buyer);
	return { buyer, payer, orderNo: String(data.orderNo) };
}

test("what is bought counts as sold when it is paid, once, and not when it is ordered or cancelled", async () => {
	const seeded = await seedGoods(2);
	const [one, two] = seeded.map(({ skuId }) => skuId) as [number, number];
	const before = await salesOf(seeded);
	const cancelled = await order([{ skuId: one, quantity: 5 }]);
	await cancelled.buyer.ask(`cancel/${cancelled.orderNo}`);
	const { payer, orderNo } = await order([
		{ skuId: one, quantity: 2 },
		{ skuId: two, quantity: 1 },
	]);
	expect(await salesOf(seeded)).toEqual(before);
	for (const _ of [1, 2]) await payer.pay(orderNo);
	expect((await payer.status(orderNo)).data.state).toBe("paid");
	expect(await salesOf(seeded)).toEqual(before.map((n, at) => n + 2 - at));
});

test("two skus of one goods count together, and what coupons pay for counts too", async () => {
	const [first] = await seedGoods(1);
	if (!first) throw new Error("No goods");
	const { goodsId } = first;
	const other = await seedSku(shop, { goodsId, price: "15.00", stock: 9 });
	const [before = 0] = await salesOf([first]);
	const buyer = await openBuyer(shop);
	await buyer.receive({ amount: "500.00", minimumSpend: "0.00" });
	await buyer.put(first.skuId, 3);
	await buyer.put(other.skuId, 4);
	const { data } = await buyer.order(await buyer.want());
	if (data.total !== "0.00")
		await (await openPayer(shop, shop, buyer)).pay(data.orderNo);
	expect(await salesOf([first])).toEqual([before + 7]);
});

/** As whoever settles does it, and as the clock ends what nobody paid; with nothing between it and the locks. */
function decide(orderNo: string, isPaid: boolean): Promise<boolean> {
	const at = new Date();
	return shop.db.transaction(async (tx) => {
		const [row] = await tx
			.select({ id: masterOrder.id })
			.from(masterOrder)
			.where(eq(masterOrder.no, orderNo));
		const masterId = row?.id ?? 0;
		const master = await lockMaster(tx, masterId);
		return isPaid
			? markPaid(tx, await getMasterToPay(tx, { masterId }), { at })
			: releaseMaster(tx, master, { actor: "shop", at });
	});
}

test("orders of the same goods that are paid and cancelled at once count each sale and wait in no circle", async () => {
	const seeded = await seedGoods(3);
	const before = await salesOf(seeded);
	const made = [];
	for (let at = 0; at < 8; at += 1) {
		const wanted = seeded.map(({ skuId }) => ({ skuId, quantity: 1 }));
		made.push(await order(at % 2 ? wanted : wanted.reverse()));
	}
	const decided = await Promise.all(
		made.map(({ orderNo }, at) => decide(orderNo, at % 4 > 0)),
	);
	expect(decided).toEqual(made.map(() => true));
	expect(await salesOf(seeded)).toEqual(before.map((sales) => sales + 6));
});

// The embedded database takes whole transactions one after the other: nobody ever waits for a row.
const onServer = engineName() === "postgresql" ? test : test.skip;

onServer(
	"a sale that waits for a goods holds none with a higher number",
	async () => {
		const seeded = await seedGoods(2);
		const [low = 0, high = 0] = seeded
			.map(({ goodsId }) => goodsId)
			.sort((one, other) => one - other);
		const wanted = seeded.map(({ skuId }) => ({ skuId, quantity: 1 }));
		const { orderNo } = await order(wanted.reverse());
		const hold = (tx: Transaction, id: number) =>
			tx
				.select({ id: goods.id })
				.from(goods)
				.where(eq(goods.id, id))
				.for("no key update", { skipLocked: true });
		let paying: Promise<boolean> | undefined;
		await shop.db.transaction(async (tx) => {
			expect(await hold(tx, low)).toHaveLength(1);
			paying = decide(orderNo, true);
			for (let isWaiting = false; !isWaiting; ) {
				const { rows } = await tx.execute(
					sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
				);
				isWaiting = rows.length > 0;
			}
			expect(await hold(tx, high)).toHaveLength(1);
		});
		expect(await paying).toBe(true);
	},
);

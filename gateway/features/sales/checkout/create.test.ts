import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { type Buyer, openBuyer } from "../../../testing/open-buyer";
import { linesOf, seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { answerIn } from "../../../words/words";

let shop: TestShop;
let kit: Buyer;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openBuyer(shop);
});
afterAll(() => shop.close());

const skuRow = async (id: number) =>
	(await shop.db.select().from(sku).where(eq(sku.id, id)))[0];

const buyNow = (skuId: number, quantity = 1) => ({
	from: "buyNow",
	skuId,
	quantity,
});

test("an order takes its stock, leaves the cart, and is seen as it was agreed to", async () => {
	const [one, two] = [
		await seedSku(shop, { price: "120.50", stock: 5 }),
		await seedSku(shop, { price: "9.90", stock: 5, merchantId: 3 }),
	];
	await kit.put(one.skuId, 2);
	await kit.put(two.skuId, 1);
	const before = await kit.list();
	const answer = await kit.order(await kit.want());
	expect(answer).toMatchObject({ code: 200 });
	expect(answer.data.orderNo).toMatch(/^PT[0-9A-HJKMNP-TV-Z]{18}$/);
	// 241.00 and 9.90, each with a parcel of 30.00.
	expect(answer.data.total).toBe("310.90");
	expect(await skuRow(one.skuId)).toMatchObject({ stock: 3, reserved: 2 });
	expect(await skuRow(two.skuId)).toMatchObject({ stock: 4, reserved: 1 });
	const after = await kit.list();
	expect(linesOf(after)).toEqual([]);
	expect(after.data.version).toBeGreaterThan(before.data.version);
	const { data } = await kit.get(`master/detail/${answer.data.orderNo}`);
	expect(data).toMatchObject({
		state: "unpaid",
		goodsTotal: "250.90",
		freightTotal: "60.00",
		total: "310.90",
		payMethod: "local",
	});
	expect(data.orders).toHaveLength(2);
	for (const order of data.orders) expect(order.status).toBe(0);
});

test("what a goods repeats of its skus follows: its stock, and the price of what can still be bought", async () => {
	const { goodsId, skuId } = await seedSku(shop, { price: "10.00", stock: 2 });
	await seedSku(shop, { goodsId, price: "15.00", stock: 4 });
	await shop.db.update(goods).set({ stock: 6 }).where(eq(goods.id, goodsId));
	await kit.order(await kit.want(buyNow(skuId, 2)));
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, goodsId));
	expect(row).toMatchObject({ stock: 4, price: "15.00" });
});

test("what was put in the cart on top of what was ordered stays there", async () => {
	const { skuId } = await seedSku(shop);
	await kit.put(skuId, 2);
	const no = await kit.want();
	await kit.put(skuId, 3);
	expect((await kit.order(no)).code).toBe(200);
	expect(linesOf(await kit.list())).toMatchObject([{ skuId, quantity: 3 }]);
});

test("what another tab has ordered from the cart is not ordered again", async () => {
	const { skuId } = await seedSku(shop, { price: "60.00", stock: 9 });
	await kit.put(skuId, 2);
	const [first, second] = [await kit.want(), await kit.want()];
	expect(await kit.order(first)).toMatchObject({ code: 200 });
	expect(await kit.order(second)).toMatchObject({
		code: 409,
		message: answerIn("en", "cartChanged"),
	});
	expect(await skuRow(skuId)).toMatchObject({ stock: 7, reserved: 2 });
	await kit.put(skuId, 1);
	expect(await kit.order(second)).toMatchObject({ code: 409 });
	expect(await skuRow(skuId)).toMatchObject({ stock: 7, reserved: 2 });
});

test("bought at once, a goods leaves the cart as it is", async () => {
	const { skuId } = await seedSku(shop);
	await kit.put(skuId, 2);
	expect((await kit.order(await kit.want(buyNow(skuId)))).code).toBe(200);
	expect(linesOf(await kit.list())).toMatchObject([{ skuId, quantity: 2 }]);
});

test("coupons and points are taken by the order, and cannot be taken again", async () => {
	const { skuId } = await seedSku(shop, { price: "200.00" });
	const couponId = await kit.receive({ amount: "20.00" });
	await kit.givePoints(1_000);
	const first = await kit.order(await kit.want(buyNow(skuId)), {
		usePoints: true,
	});
	// 200 less 20, less 10.00 for 1,000 points, and a parcel.
	expect(first.data.total).toBe("200.00");
	const { data } = await kit.quote(await kit.want(buyNow(skuId)), {
		usePoints: true,
		couponIds: [couponId],
	});
	expect(data).toMatchObject({
		total: "230.00",
		coupons: [],
		points: { current: 0, used: 0 },
		changes: [{ kind: "coupon", about: String(couponId) }],
	});
});

test("an order that nothing is left to pay for is paid at once, and says so to its buyer once", async () => {
	const { skuId } = await seedSku(shop, { price: "400.00" });
	await kit.receive({ amount: "500.00" });
	const { data } = await kit.order(await kit.want(buyNow(skuId)));
	expect(data.total).toBe("0.00");
	const seen = await kit.get(`master/detail/${data.orderNo}`);
	expect(seen.data).toMatchObject({ state: "paid", orders: [{ paid: true }] });
});

test("the same key and body hear the same answer again and make no second order", async () => {
	const { skuId } = await seedSku(shop, { stock: 3 });
	const preOrderNo = await kit.want(buyNow(skuId));
	const { data } = await kit.quote(preOrderNo);
	const { addressId } = kit;
	const body = { preOrderNo, addressId, total: data.total, payMethod: "local" };
	const key = randomUUID();
	const [first, again] = [
		await kit.ask("create", body, key),
		await kit.ask("create", body, key),
	];
	expect(first.code).toBe(200);
	expect(again.text).toBe(first.text);
	expect(await skuRow(skuId)).toMatchObject({ stock: 2, reserved: 1 });
	const other = { ...body, payMethod: "fps" };
	expect((await kit.ask("create", other, key)).code).toBe(409);
});

test("a pre-order is ordered once, whatever the key, and leads to its order", async () => {
	const { skuId } = await seedSku(shop);
	const no = await kit.want(buyNow(skuId));
	const { data } = await kit.order(no);
	const body = {
		preOrderNo: no,
		addressId: kit.addressId,
		total: data.total,
		payMethod: "local",
	};
	for (const answer of [
		await kit.ask("create", body),
		await kit.quote(no),
		await kit.get(`load/pre/${no}`),
	])
		expect(answer).toMatchObject({
			code: 409,
			data: { orderNo: data.orderNo },
		});
});

test.each(["", "short", "with a space in it", "x".repeat(101), "a-clé-of-one"])(
	"a create whose key is %j is refused",
	async (key) => {
		const { skuId } = await seedSku(shop);
		const preOrderNo = await kit.want(buyNow(skuId));
		const body = {
			preOrderNo,
			addressId: kit.addressId,
			total: "40.00",
			payMethod: "local",
		};
		expect((await kit.ask("create", body, key)).code).toBe(400);
	},
);

test("an order by a way to pay that the shop does not have is refused in the shopper's language, and takes nothing", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const preOrderNo = await kit.want(buyNow(skuId));
	const refused = await kit.order(preOrderNo, { payMethod: "card" });
	expect(refused).toMatchObject({
		code: 400,
		message: answerIn("en", "payMethodClosed"),
		data: { fields: { payMethod: "payMethodClosed" } },
	});
	expect(await skuRow(skuId)).toMatchObject({ stock: 9, reserved: 0 });
	expect((await kit.order(preOrderNo, { payMethod: "fps" })).code).toBe(200);
});

test("what needs no paying needs no way to pay", async () => {
	const { skuId } = await seedSku(shop, { price: "400.00" });
	await kit.receive({ amount: "500.00" });
	const made = await kit.order(await kit.want(buyNow(skuId)), {
		payMethod: "card",
	});
	expect(made).toMatchObject({ code: 200, data: { total: "0.00" } });
});

test("another price than was agreed to makes no order and is named, and agreeing to it makes one", async () => {
	const { skuId } = await seedSku(shop, { price: "50.00", stock: 9 });
	const preOrderNo = await kit.want(buyNow(skuId, 2));
	const { addressId } = kit;
	const body = { preOrderNo, addressId, payMethod: "local" };
	const seen = await kit.quote(preOrderNo);
	await shop.db.update(sku).set({ price: "60.00" }).where(eq(sku.id, skuId));
	const refused = await kit.ask("create", { ...body, total: seen.data.total });
	expect(refused).toMatchObject({
		code: 409,
		data: {
			changes: [
				{ kind: "price", about: String(skuId), before: "50.00", now: "60.00" },
			],
			quote: { total: "150.00" },
		},
	});
	expect(await skuRow(skuId)).toMatchObject({ stock: 9, reserved: 0 });
	const { total } = refused.data.quote;
	expect((await kit.ask("create", { ...body, total })).code).toBe(200);
});

test("fewer than wanted are named, and what is there can be ordered with one agreement", async () => {
	const [few, none] = [
		await seedSku(shop, { stock: 5 }),
		await seedSku(shop, { stock: 5 }),
	];
	await kit.put(few.skuId, 4);
	await kit.put(none.skuId, 1);
	const preOrderNo = await kit.want();
	const body = { preOrderNo, addressId: kit.addressId, payMethod: "local" };
	const seen = await kit.quote(preOrderNo);
	await shop.db.update(sku).set({ stock: 3 }).where(eq(sku.id, few.skuId));
	await shop.db.update(sku).set({ stock: 0 }).where(eq(sku.id, none.skuId));
	const refused = await kit.ask("create", { ...body, total: seen.data.total });
	expect(refused.code).toBe(409);
	expect(refused.data.changes).toEqual(
		expect.arrayContaining([
			expect.objectContaining({ kind: "stock", before: "4", now: "3" }),
			expect.objectContaining({ kind: "stock", before: "1", now: "0" }),
		]),
	);
	const { total } = refused.data.quote;
	expect((await kit.ask("create", { ...body, total })).code).toBe(200);
	expect(await skuRow(few.skuId)).toMatchObject({ stock: 0, reserved: 3 });
});

test("nothing that can still be bought is an order of nothing, and is refused", async () => {
	const { goodsId, skuId } = await seedSku(shop);
	const no = await kit.want(buyNow(skuId));
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, goodsId));
	const answer = await kit.order(no);
	expect(answer).toMatchObject({ code: 409, data: { quote: { groups: [] } } });
});

test("another account's pre-order and address are not found", async () => {
	const mia = await openBuyer(shop);
	const { skuId } = await seedSku(shop);
	const foreign = await mia.want(buyNow(skuId));
	const own = await kit.want(buyNow(skuId));
	expect((await kit.get(`load/pre/${foreign}`)).code).toBe(404);
	expect((await kit.quote(foreign)).code).toBe(404);
	const { addressId } = mia;
	expect((await kit.quote(own, { addressId })).code).toBe(404);
	const agreed = { total: "40.00", payMethod: "local" };
	for (const body of [
		{ ...agreed, preOrderNo: own, addressId },
		{ ...agreed, preOrderNo: foreign, addressId: kit.addressId },
	])
		expect((await kit.ask("create", body)).code).toBe(404);
});

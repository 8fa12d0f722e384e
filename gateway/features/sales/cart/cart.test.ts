import { eq } from "drizzle-orm";
import type { CartGroup } from "../../../contract/sales/cart";
import { goods, sku } from "../../../db/schema/goods";
import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
} from "../../../testing/own-cart";
import { endCouponOffers } from "../../../testing/seed-coupon";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OwnCart;

beforeAll(async () => {
	shop = await openTestShop();
	await endCouponOffers(shop.db);
});
beforeEach(async () => {
	kit = await openCart(shop);
});
afterAll(() => shop.close());

const setSku = (id: number, changes: Partial<typeof sku.$inferInsert>) =>
	shop.db.update(sku).set(changes).where(eq(sku.id, id));
const count = async (query: Record<string, string> = {}) => {
	const { token } = kit;
	const path = "/api/front/pc/cart/count";
	return (await shop.wire.get(path, query, { token })).data.count;
};

test("a cart that nothing was put into is empty and costs nothing", async () => {
	expect((await kit.list()).data).toEqual({
		version: 0,
		groups: [],
		invalid: [],
		totals: {
			count: 0,
			chosenCount: 0,
			goods: "0.00",
			coupons: "0.00",
			freight: "0.00",
			total: "0.00",
		},
	});
	expect(await count()).toBe(0);
});

test("what is put in adds to what is there, is chosen and is counted", async () => {
	const { skuId, goodsId } = await seedSku(shop, { price: "19.90" });
	await kit.put(skuId, 2);
	const line = await kit.put(skuId, 3);
	expect(line).toMatchObject({
		skuId,
		goodsId,
		quantity: 5,
		price: "19.90",
		priceBefore: null,
		quantityMax: 99,
		subtotal: "99.50",
		isChosen: true,
		state: "available",
	});
	expect(await count()).toBe(5);
	expect(await count({ numType: "false" })).toBe(1);
	expect(await count({ cartType: "E_COMMERCE" })).toBe(5);
	expect(await count({ cartType: "SUPERMARKET" })).toBe(0);
});

test("the same sku twice in one request counts together", async () => {
	const { skuId } = await seedSku(shop, { stock: 5 });
	const three = { skuId, quantity: 3 };
	expect((await kit.post("save", [three, three])).code).toBe(409);
	await setSku(skuId, { stock: 6 });
	const answer = await kit.post("save", [three, three]);
	expect(linesOf(answer)).toMatchObject([{ skuId, quantity: 6 }]);
});

test("of several skus all are put in or none", async () => {
	const [one, two] = [await seedSku(shop), await seedSku(shop, { stock: 1 })];
	const answer = await kit.post("save", [
		{ skuId: one.skuId, quantity: 1 },
		{ skuId: two.skuId, quantity: 2 },
	]);
	expect(answer.code).toBe(409);
	expect((await kit.list()).data).toMatchObject({ version: 0, groups: [] });
});

test("more than there are is refused with how many there are and how many are in the cart", async () => {
	const { skuId } = await seedSku(shop, { stock: 7 });
	await kit.put(skuId, 4);
	const answer = await kit.post("save", [{ skuId, quantity: 4 }]);
	expect(answer).toMatchObject({
		code: 409,
		message: expect.stringContaining("left"),
		data: { skuId, quantityMax: 7, inCart: 4 },
	});
});

test("no more than 99 of a sku, however many there are", async () => {
	const { skuId } = await seedSku(shop, { stock: 500 });
	await kit.put(skuId, 99);
	const answer = await kit.post("save", [{ skuId, quantity: 1 }]);
	expect(answer).toMatchObject({
		code: 409,
		message: expect.stringContaining("99"),
		data: { skuId, quantityMax: 99, inCart: 99 },
	});
});

test("a sku that is unknown is not found; one off the shelf or sold out is refused, each with its reason", async () => {
	const hidden = await seedSku(shop, { isShown: false });
	const gone = await seedSku(shop, { stock: 0 });
	const save = (skuId: number) => kit.post("save", [{ skuId, quantity: 1 }]);
	expect((await save(2_000_000_000)).code).toBe(404);
	expect(await save(hidden.skuId)).toMatchObject({
		code: 409,
		message: expect.stringContaining("no longer sold"),
	});
	expect(await save(gone.skuId)).toMatchObject({
		code: 409,
		message: expect.stringContaining("sold out"),
		data: { quantityMax: 0 },
	});
});

test("the 201st line is refused, more of one that is there is not", async () => {
	const fresh = [];
	for (let at = 0; at < 201; at++) fresh.push((await seedSku(shop)).skuId);
	const [last = 0, ...first] = fresh;
	const lines = first.map((skuId) => ({ skuId, quantity: 1 }));
	expect(linesOf(await kit.post("save", lines))).toHaveLength(200);
	const beyond = await kit.post("save", [{ skuId: last, quantity: 1 }]);
	expect(beyond).toMatchObject({ code: 409, data: { linesMax: 200 } });
	expect((await kit.post("save", lines.slice(0, 1))).code).toBe(200);
});

test("what sold out or left the shelf stands apart, is not bought nor counted, and can be taken out", async () => {
	const [fine, gone, hidden] = [
		await seedSku(shop, { price: "500.00" }),
		await seedSku(shop),
		await seedSku(shop),
	];
	for (const { skuId } of [fine, gone, hidden]) await kit.put(skuId, 2);
	await setSku(gone.skuId, { stock: 0 });
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, hidden.goodsId));
	const { data } = await kit.list();
	expect(data.invalid).toMatchObject([
		{ skuId: hidden.skuId, state: "offShelf", isChosen: false, quantityMax: 0 },
		{ skuId: gone.skuId, state: "soldOut", isChosen: false, quantityMax: 0 },
	]);
	expect(data.totals).toEqual({
		count: 2,
		chosenCount: 2,
		goods: "1000.00",
		coupons: "0.00",
		freight: "0.00",
		total: "1000.00",
	});
	expect(await count()).toBe(2);
	const ids = data.invalid.map(({ id }: { id: number }) => id);
	expect((await kit.post("delete", { ids })).data.invalid).toEqual([]);
});

test("a line that wants more than there are stays in its group, unbought until it is lowered", async () => {
	const { skuId } = await seedSku(shop, { price: "12.50" });
	const { id } = await kit.put(skuId, 8);
	await setSku(skuId, { stock: 5 });
	const { data } = await kit.list();
	expect(data.groups[0].lines).toMatchObject([
		{ id, state: "fewer", isChosen: false, quantity: 8, quantityMax: 5 },
	]);
	expect(data.totals).toMatchObject({
		count: 8,
		chosenCount: 0,
		total: "0.00",
	});
	expect(data.groups[0].freight).toMatchObject({ amount: "0.00" });
	const refused = await kit.post("num", { id, quantity: 6 });
	expect(refused).toMatchObject({
		code: 409,
		data: { skuId, quantityMax: 5, inCart: 8 },
	});
	const lowered = await kit.post("num", { id, quantity: 5 });
	expect(linesOf(lowered)).toMatchObject([
		{ state: "available", isChosen: true },
	]);
	expect(lowered.data.totals).toMatchObject({ goods: "62.50" });
});

test("a price that changed since is shown beside the one of now, until the goods is put in again", async () => {
	const { skuId } = await seedSku(shop, { price: "20.00" });
	await kit.put(skuId);
	await setSku(skuId, { price: "18.00" });
	expect(linesOf(await kit.list())).toMatchObject([
		{ price: "18.00", priceBefore: "20.00", subtotal: "18.00" },
	]);
	expect(await kit.put(skuId)).toMatchObject({ priceBefore: null });
});

test("lines stand newest first, groups by their newest line", async () => {
	const [a, b, c] = [
		await seedSku(shop, { merchantId: 2 }),
		await seedSku(shop, { merchantId: 3 }),
		await seedSku(shop, { merchantId: 2 }),
	];
	const order = (groups: CartGroup[]) =>
		groups.map(({ merchant, lines }) => [
			merchant.id,
			lines.map(({ skuId }) => skuId),
		]);
	for (const { skuId } of [a, b, c]) await kit.put(skuId);
	const asPut = [
		[2, [c.skuId, a.skuId]],
		[3, [b.skuId]],
	];
	const { data } = await kit.list();
	expect(order(data.groups)).toEqual(asPut);
	const [line] = data.groups[1].lines;
	const again = await kit.post("num", { id: line.id, quantity: 4 });
	expect(order(again.data.groups)).toEqual(asPut);
	await kit.put(b.skuId);
	expect(order((await kit.list()).data.groups)[0]).toEqual([3, [b.skuId]]);
});

test("a line left out of the next order costs nothing and keeps its place", async () => {
	const [one, two] = [
		await seedSku(shop, { price: "100.00" }),
		await seedSku(shop, { price: "7.30" }),
	];
	const { id } = await kit.put(one.skuId);
	await kit.put(two.skuId);
	const { data } = await kit.post("choose", { ids: [id], isChosen: false });
	expect(data.totals).toEqual({
		count: 2,
		chosenCount: 1,
		goods: "7.30",
		coupons: "0.00",
		freight: "30.00",
		total: "37.30",
	});
	const none = await kit.post("choose", { isChosen: false });
	expect(none.data.totals).toMatchObject({ freight: "0.00", total: "0.00" });
	const all = await kit.post("choose", { isChosen: true });
	expect(all.data.totals).toMatchObject({ goods: "107.30" });
});

test("favourites take the goods of the lines, once each", async () => {
	const { skuId, goodsId } = await seedSku(shop, { price: "42.00" });
	const twin = await seedSku(shop, { goodsId });
	const ids = [(await kit.put(skuId)).id, (await kit.put(twin.skuId)).id];
	expect(linesOf(await kit.post("to/collect", { ids }))).toEqual([]);
	const { id } = await kit.put(skuId);
	expect((await kit.post("to/collect", { ids: [id] })).code).toBe(200);
	const path = "/api/front/user/export";
	const exported = await shop.wire.post(path, undefined, { token: kit.token });
	expect(exported.data.favourites).toMatchObject([{ goodsId, price: "42.00" }]);
});

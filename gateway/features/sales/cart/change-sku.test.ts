import { eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
} from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OwnCart;
let small: { goodsId: number; skuId: number };
let large: { goodsId: number; skuId: number };

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openCart(shop);
	small = await seedSku(shop, { price: "10.00" });
	const { goodsId } = small;
	large = await seedSku(shop, { goodsId, price: "16.00", stock: 9 });
});
afterAll(() => shop.close());

test("another sku of the goods takes the line's place at its own price", async () => {
	const { id } = await kit.put(small.skuId, 3);
	const answer = await kit.post("change-sku", { id, skuId: large.skuId });
	expect(linesOf(answer)).toMatchObject([
		{
			id,
			skuId: large.skuId,
			quantity: 3,
			subtotal: "48.00",
			priceBefore: null,
		},
	]);
});

test("two lines that come to be of one sku become one", async () => {
	await kit.put(large.skuId, 4);
	const { id } = await kit.put(small.skuId, 3);
	await kit.post("choose", { isChosen: false });
	await kit.post("choose", { ids: [id], isChosen: true });
	const answer = await kit.post("change-sku", { id, skuId: large.skuId });
	expect(linesOf(answer)).toMatchObject([{ id, quantity: 7, isChosen: true }]);
});

test("more of the other sku than there are is refused, and both lines stay", async () => {
	await kit.put(large.skuId, 4);
	const { id } = await kit.put(small.skuId, 6);
	const answer = await kit.post("change-sku", { id, skuId: large.skuId });
	expect(answer).toMatchObject({
		code: 409,
		data: { skuId: large.skuId, quantityMax: 9, inCart: 4 },
	});
	expect(linesOf(await kit.list())).toMatchObject([
		{ skuId: small.skuId, quantity: 6 },
		{ skuId: large.skuId, quantity: 4 },
	]);
});

test("a sold-out line comes back to life by another sku", async () => {
	const { id } = await kit.put(small.skuId);
	const gone = { stock: 0 };
	await shop.db.update(sku).set(gone).where(eq(sku.id, small.skuId));
	expect((await kit.list()).data.invalid).toHaveLength(1);
	const { data } = await kit.post("change-sku", { id, skuId: large.skuId });
	expect(data.invalid).toEqual([]);
	expect(data.totals).toMatchObject({ goods: "16.00" });
});

test("a sku of other goods, or of none, is not found", async () => {
	const { id } = await kit.put(small.skuId);
	const { skuId: strange } = await seedSku(shop);
	for (const skuId of [strange, 2_000_000_000])
		expect((await kit.post("change-sku", { id, skuId })).code).toBe(404);
});

test("the sku that the line has already changes nothing", async () => {
	const line = await kit.put(small.skuId, 2);
	const body = { id: line.id, skuId: small.skuId };
	expect(linesOf(await kit.post("change-sku", body))).toEqual([line]);
});

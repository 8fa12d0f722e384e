import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
} from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;
let kit: OwnCart;
let mia: OwnCart;
let other: { goodsId: number; skuId: number };

beforeAll(async () => {
	shop = await openTestShop();
	[kit, mia] = [await openCart(shop), await openCart(shop)];
	const { goodsId, skuId } = await seedSku(shop);
	other = await seedSku(shop, { goodsId });
	await kit.put(skuId, 2);
	await mia.put(skuId, 2);
});
afterAll(() => shop.close());

const missing = 2_000_000_000;
const commands: [string, (id: number) => unknown][] = [
	["num", (id) => ({ id, quantity: 1 })],
	["change-sku", (id) => ({ id, skuId: other.skuId })],
	["choose", (id) => ({ ids: [id], isChosen: false })],
	["to/collect", (id) => ({ ids: [id] })],
];

describe.each(commands)("%s", (call, bodyFor) => {
	test("does not find somebody else's line, nor one that is not there, and changes nothing", async () => {
		const before = await mia.list();
		const [line] = linesOf(before);
		for (const id of [line?.id ?? 0, missing])
			expect((await kit.post(call, bodyFor(id))).code).toBe(404);
		expect((await mia.list()).data).toEqual(before.data);
	});

	test("is done to the own line", async () => {
		const fresh = await openCart(shop);
		const { id } = await fresh.put(other.skuId, 2);
		expect((await fresh.post(call, bodyFor(id))).code).toBe(200);
	});
});

test.each([
	["choose", { isChosen: false }],
	["to/collect", {}],
])(
	"%s does nothing to own lines where one of those named is not there",
	async (call, more) => {
		const before = await kit.list();
		const [own] = linesOf(before);
		const answer = await kit.post(call, { ids: [own?.id, missing], ...more });
		expect(answer.code).toBe(404);
		expect((await kit.list()).data).toEqual(before.data);
	},
);

test("taking out somebody else's line, or one that is gone, leaves every cart as it is", async () => {
	const [line] = linesOf(await mia.list());
	const [before, own] = [await mia.list(), linesOf(await kit.list())];
	const answer = await kit.post("delete", { ids: [line?.id, missing] });
	expect(linesOf(answer)).toEqual(own);
	expect((await mia.list()).data).toEqual(before.data);
});

test("each account sees and counts its own cart alone", async () => {
	const fresh = await openCart(shop);
	expect(linesOf(await fresh.list())).toEqual([]);
	const path = "/api/front/pc/cart/count";
	const { data } = await shop.wire.get(path, {}, { token: fresh.token });
	expect(data).toEqual({ count: 0 });
});

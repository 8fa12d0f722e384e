import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { ShoppingList } from "../../../contract/sales/shopping-list";
import { listsMax } from "../../../contract/sales/shopping-list-terms";
import { goods, sku } from "../../../db/schema/goods";
import { expectFault } from "../../../testing/expect-fault";
import { type OwnCart, openCart, seedSku } from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/shopping-list";
let shop: TestShop;
let owner: OwnCart;
let sent = 0;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	owner = await openCart(shop);
});
afterAll(() => shop.close());

const post = (
	call: string,
	body: unknown,
	{ token, idempotencyKey }: { token?: string; idempotencyKey?: string } = {},
) =>
	shop.wire.post(`${path}/${call}`, body, {
		token: token ?? owner.token,
		timestamp: Date.now() + ++sent,
		...(idempotencyKey && { headers: { "idempotency-key": idempotencyKey } }),
	});

interface Line {
	skuId: number;
	quantity: number;
}

const weekly = (lines: Line[], more: object = {}) => ({
	id: null,
	name: "Weekly",
	rhythm: { kind: "none" },
	lines,
	...more,
});

async function make(lines: Line[], more?: object): Promise<ShoppingList> {
	const answer = await post("save", weekly(lines, more));
	expect(answer.code).toBe(200);
	return answer.data;
}

const lists = async (): Promise<ShoppingList[]> =>
	(await shop.wire.get(`${path}/list`, {}, { token: owner.token })).data.lists;

const setSku = (skuId: number, to: Partial<typeof sku.$inferInsert>) =>
	shop.db.update(sku).set(to).where(eq(sku.id, skuId));

test("a list keeps its lines in their order, and is written anew as a whole", async () => {
	const [one, two, three] = [
		await seedSku(shop, {}),
		await seedSku(shop, {}),
		await seedSku(shop, {}),
	];
	const { id } = await make([
		{ skuId: two.skuId, quantity: 2 },
		{ skuId: one.skuId, quantity: 1 },
	]);
	await make(
		[
			{ skuId: three.skuId, quantity: 9 },
			{ skuId: two.skuId, quantity: 3 },
		],
		{
			id,
			name: "Sundays",
		},
	);
	expect(await lists()).toMatchObject([
		{
			id,
			name: "Sundays",
			nextOn: null,
			lines: [
				{ skuId: three.skuId, quantity: 9 },
				{ skuId: two.skuId, quantity: 3 },
			],
		},
	]);
});

test.each([
	[
		"a sku that nobody knows",
		{ lines: [{ skuId: 2_000_000_000, quantity: 1 }] },
		"lines",
	],
	["no line", { lines: [] }, "lines"],
	[
		"a sku twice",
		{
			lines: [
				{ skuId: 1, quantity: 1 },
				{ skuId: 1, quantity: 2 },
			],
		},
		"lines",
	],
	["no name", { name: " " }, "name"],
	[
		"a weekday that is none",
		{ rhythm: { kind: "weeks", every: 1, weekday: 8 } },
		"rhythm.weekday",
	],
	[
		"a day that no month has",
		{ rhythm: { kind: "month", day: 32 } },
		"rhythm.day",
	],
])("%s is refused, and its field named", async (_, wrong, field) => {
	const answer = await post("save", weekly([{ skuId: 1, quantity: 1 }], wrong));
	expect(answer.code).toBe(400);
	expect(Object.keys(answer.data.fields)).toEqual([field]);
	expect(await lists()).toEqual([]);
});

test("what has never been on the shelf cannot be listed; what was on a list stays when it leaves the shelf", async () => {
	const draft = await seedSku(shop, { isShown: false });
	const refusal = await post(
		"save",
		weekly([{ skuId: draft.skuId, quantity: 1 }]),
	);
	expect(refusal.code).toBe(400);
	const sold = await seedSku(shop);
	const lines = [{ skuId: sold.skuId, quantity: 1 }];
	const { id } = await make(lines);
	await shop.db
		.update(goods)
		.set({ isShown: false })
		.where(eq(goods.id, sold.goodsId));
	const saved = await make(lines, { id, name: "Anew" });
	expect(saved.lines).toMatchObject([{ skuId: sold.skuId, state: "offShelf" }]);
});

test("an account has twenty lists and no more, made at once too", async () => {
	const { skuId } = await seedSku(shop, {});
	const body = weekly([{ skuId, quantity: 1 }]);
	const answers = await Promise.all(
		Array.from({ length: listsMax + 3 }, () => post("save", body)),
	);
	const refused = answers.filter(({ code }) => code === 409);
	expect(refused).toHaveLength(3);
	expect(await lists()).toHaveLength(listsMax);
});

test("another account's list is not found, and deleting it does nothing", async () => {
	const { skuId } = await seedSku(shop, {});
	const { id } = await make([{ skuId, quantity: 1 }]);
	const other = await openCart(shop);
	const as = { token: other.token, idempotencyKey: randomUUID() };
	const calls: [string, unknown][] = [
		["save", weekly([{ skuId, quantity: 5 }], { id })],
		[`skip/${id}`, { day: "2026-11-28" }],
		[`pause/${id}`, { isPaused: true }],
		[`buy/${id}`, undefined],
	];
	for (const [call, body] of calls)
		expectFault(await post(call, body, as), "notFound");
	expect((await post(`delete/${id}`, undefined, as)).code).toBe(200);
	expect(await lists()).toMatchObject([{ id, lines: [{ quantity: 1 }] }]);
	expect((await post(`delete/${id}`, undefined)).code).toBe(200);
	expect(await lists()).toEqual([]);
});

test("one press puts in what can be bought, once, and names what cannot and what costs more than last time", async () => {
	const [same, dearer, few, out] = [
		await seedSku(shop, { price: "5.00", stock: 9 }),
		await seedSku(shop, { price: "5.00", stock: 9 }),
		await seedSku(shop, { price: "5.00", stock: 9 }),
		await seedSku(shop, { price: "5.00", stock: 9 }),
	];
	const all = [same, dearer, few, out];
	const { id } = await make(all.map(({ skuId }) => ({ skuId, quantity: 3 })));
	await setSku(dearer.skuId, { price: "6.50" });
	await setSku(few.skuId, { stock: 2 });
	await setSku(out.skuId, { stock: 0 });

	const idempotencyKey = randomUUID();
	const bought = await post(`buy/${id}`, undefined, { idempotencyKey });
	expect(bought.code).toBe(200);
	expect(bought.data).toMatchObject({
		added: 8,
		dearer: [{ lastPrice: "5.00", price: "6.50" }],
	});
	expect(bought.data.short).toHaveLength(new Set(bought.data.short).size);
	await post(`buy/${id}`, undefined, { idempotencyKey });
	const { totals } = (await owner.list()).data;
	expect(totals.count).toBe(8);

	const again = await post(`buy/${id}`, undefined, {
		idempotencyKey: randomUUID(),
	});
	expect(again.data.dearer).toEqual([]);
	expect(again.data.short.length).toBeGreaterThan(0);
});

test("a shop without lists has neither them nor their line in the menu", async () => {
	const { token } = owner;
	const { wire } = shop.openAnother({ shoppingLists: false });
	expectFault(await wire.get(`${path}/list`, {}, { token }), "notFound");
	const menu = await wire.get("/api/front/user/menu/user", {}, { token });
	expect(JSON.stringify(menu.data)).not.toContain("shopping_lists");
});

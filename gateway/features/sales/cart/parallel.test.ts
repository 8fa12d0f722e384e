import { eq } from "drizzle-orm";
import { sku } from "../../../db/schema/goods";
import {
	linesOf,
	type OwnCart,
	openCart,
	seedSku,
} from "../../../testing/own-cart";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import type { Answer } from "../../../testing/wire";

let shop: TestShop;
let kit: OwnCart;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(async () => {
	kit = await openCart(shop);
});
afterAll(() => shop.close());

const versions = (answers: Answer[]) =>
	answers
		.filter(({ code }) => code === 200)
		.map(({ data }) => data.version as number);

function expectOneAfterTheOther(answers: Answer[]) {
	const found = versions(answers).sort((one, other) => one - other);
	expect(new Set(found).size).toBe(found.length);
	return found;
}

test("20 saves of one sku at once put in what there is and no more, each with a version of its own", async () => {
	const { skuId } = await seedSku(shop, { stock: 13 });
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			kit.post("save", [{ skuId, quantity: 1 }]),
		),
	);
	expect(answers.filter(({ code }) => code === 200)).toHaveLength(13);
	expect(answers.filter(({ code }) => code === 409)).toHaveLength(7);
	expectOneAfterTheOther(answers);
	expect(linesOf(await kit.list())).toMatchObject([{ quantity: 13 }]);
});

test("what an answer holds is what its version says: the higher of two versions has the later lines", async () => {
	const { skuId } = await seedSku(shop);
	const answers = await Promise.all(
		Array.from({ length: 20 }, () =>
			kit.post("save", [{ skuId, quantity: 1 }]),
		),
	);
	for (const answer of answers)
		expect(linesOf(answer)).toMatchObject([{ quantity: answer.data.version }]);
});

test("the first commands of an account, made at once, share one cart", async () => {
	const skus = await Promise.all(
		Array.from({ length: 8 }, () => seedSku(shop)),
	);
	const answers = await Promise.all(
		skus.map(({ skuId }) => kit.post("save", [{ skuId, quantity: 1 }])),
	);
	expect(expectOneAfterTheOther(answers)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
	expect(linesOf(await kit.list())).toHaveLength(8);
});

test("two tabs that change, take out and put in at once end with one truth", async () => {
	const [one, two] = [await seedSku(shop), await seedSku(shop)];
	const { id } = await kit.put(one.skuId, 2);
	const answers = await Promise.all([
		kit.post("num", { id, quantity: 9 }),
		kit.post("delete", { ids: [id] }),
		kit.post("save", [{ skuId: two.skuId, quantity: 3 }]),
		kit.post("choose", { isChosen: false }),
		kit.post("num", { id, quantity: 4 }),
	]);
	for (const { code } of answers) expect([200, 404]).toContain(code);
	expectOneAfterTheOther(answers);
	const last = answers
		.filter(({ code }) => code === 200)
		.reduce((newest, one) =>
			one.data.version > newest.data.version ? one : newest,
		);
	expect((await kit.list()).data).toEqual(last.data);
	expect(linesOf(last)).toMatchObject([{ skuId: two.skuId, quantity: 3 }]);
});

test("a version and its lines agree for whoever reads while others write", async () => {
	const { skuId } = await seedSku(shop);
	const writes = Array.from({ length: 10 }, () =>
		kit.post("save", [{ skuId, quantity: 1 }]),
	);
	const reads = Array.from({ length: 20 }, () => kit.list());
	await Promise.all(writes);
	for (const read of await Promise.all(reads))
		expect(linesOf(read)[0]?.quantity ?? 0).toBe(read.data.version);
});

test("prices that change while the goods are put in hold nobody up, and the cart knows both", async () => {
	const { skuId } = await seedSku(shop, { price: "10.00" });
	const { id } = await kit.put(skuId);
	const answers = await Promise.all(
		Array.from({ length: 10 }, async (_, at) => {
			const price = `${11 + at}.00`;
			await shop.db.update(sku).set({ price }).where(eq(sku.id, skuId));
			return kit.post("num", { id, quantity: at + 1 });
		}),
	);
	for (const { code } of answers) expect(code).toBe(200);
	expectOneAfterTheOther(answers);
	await shop.db.update(sku).set({ price: "12.00" }).where(eq(sku.id, skuId));
	expect(linesOf(await kit.list())).toMatchObject([
		{ price: "12.00", priceBefore: "10.00" },
	]);
});

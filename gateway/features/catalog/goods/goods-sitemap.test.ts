import { eq } from "drizzle-orm";
import { goods } from "../../../db/schema/goods";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function ask(query: Record<string, number>) {
	return shop.wire.get("/api/front/product/sitemap", query);
}

async function walk(limit: number): Promise<number[]> {
	const ids: number[] = [];
	for (;;) {
		const { data } = await ask({ after: ids.at(-1) ?? 0, limit });
		if (data.length === 0) return ids;
		ids.push(...data.map(({ id }: { id: number }) => id));
	}
}

test("parts of any size add up to every goods on the shelf, once each, by rising id", async () => {
	const rows = await shop.db
		.select({ id: goods.id })
		.from(goods)
		.where(eq(goods.isShown, true))
		.orderBy(goods.id);
	const shown = rows.map(({ id }) => id);
	expect(shown.length).toBeGreaterThan(200);
	expect(await walk(97)).toEqual(shown);
	expect(await walk(1000)).toEqual(shown);
});

test("a goods off the shelf is not in it", async () => {
	const id = await seedGoods(shop.db, { en: "Withdrawn" }, { isShown: false });
	const { data } = await ask({ after: id - 1 });
	expect(data).not.toContainEqual(expect.objectContaining({ id }));
});

test("it says when a goods came, and nothing else about it", async () => {
	const createdAt = new Date("2026-02-03T04:05:06Z");
	const id = await seedGoods(shop.db, { en: "New here" }, { createdAt });
	const { data } = await ask({ after: id - 1, limit: 1 });
	expect(data).toEqual([{ id, changedAt: createdAt.toISOString() }]);
	await shop.db.update(goods).set({ isShown: false }).where(eq(goods.id, id));
	expect((await ask({ after: id - 1 })).data).toEqual([]);
});

const refused: Record<string, number>[] = [
	{ after: -1 },
	{ limit: 0 },
	{ limit: 1001 },
];

test.each(refused)("%j is refused", async (query) => {
	expect((await ask(query)).code).toBe(400);
});

import { eq, sql } from "drizzle-orm";
import { goods, sku } from "../../../db/schema/goods";
import { systemContext } from "../../../testing/system-context";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { countUndone } from "../../../testing/watch-effects";
import { changePrice } from "./change-price";

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
beforeEach(() => shop.db.execute(sql`truncate outbox`));
afterAll(() => shop.close());

async function skusOf(goodsId: number) {
	return shop.db
		.select()
		.from(sku)
		.where(eq(sku.goodsId, goodsId))
		.orderBy(sku.position);
}

/** A goods with several skus, all in stock. */
async function findVaried(): Promise<number> {
	const { rows } = await shop.db.execute<{ id: number }>(sql`
		select goods_id as id from sku group by 1
		having count(*) > 2 and min(stock) > 0 order by 1 limit 1`);
	return Number(rows[0]?.id);
}

test("a changed price stands on the goods page and on every card at once", async () => {
	const [first] = await skusOf(1);
	const skuId = Number(first?.id);
	const oldPrice = String(first?.price);
	await changePrice(systemContext(shop), {
		skuId,
		price: "3.20",
		oldPrice,
	});
	const detail = await shop.wire.get("/api/front/product/detail/1");
	expect(detail.data).toMatchObject({ price: "3.20", oldPrice });
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, 1));
	const list = await shop.wire.get("/api/front/product/list", {
		cid: Number(row?.categoryId),
		limit: 100,
	});
	expect(list.data.list).toContainEqual(
		expect.objectContaining({ id: 1, price: "3.20", oldPrice }),
	);
});

test("a change names the goods, its categories and home, and has those told who wait for it", async () => {
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, 1));
	const [first] = await skusOf(1);
	await changePrice(systemContext(shop), {
		skuId: Number(first?.id),
		price: "9.90",
		oldPrice: null,
	});
	const { rows } = await shop.db.execute(
		sql`select kind, payload from outbox where done_at is null`,
	);
	expect(rows).toEqual([
		{
			kind: "cache-tags",
			payload: {
				tags: [
					"goods:1",
					`category:${row?.categoryId}`,
					`category:${row?.topCategoryId}`,
					"home",
				],
			},
		},
		{ kind: "goods-watch", payload: { goodsIds: [1] } },
	]);
});

test("a price whose notice cannot be written does not change", async () => {
	const [before] = await skusOf(1);
	await shop.db.execute(sql`alter table outbox rename to outbox_away`);
	try {
		await expect(
			changePrice(systemContext(shop), {
				skuId: Number(before?.id),
				price: "7.77",
				oldPrice: null,
			}),
		).rejects.toThrow();
	} finally {
		await shop.db.execute(sql`alter table outbox_away rename to outbox`);
	}
	const [after] = await skusOf(1);
	expect(after).toEqual(before);
});

test("however many skus of one goods change at a time, its card says what they say", async () => {
	const goodsId = await findVaried();
	const skus = await skusOf(goodsId);
	for (let round = 0; round < 6; round += 1)
		await Promise.all(
			[0, 1, 2, 3].map((at) =>
				changePrice(systemContext(shop), {
					skuId: Number(skus[at % skus.length]?.id),
					price: `${10 + (((round * 4 + at) * 7) % 24)}.50`,
					oldPrice: null,
				}),
			),
		);
	const prices = (await skusOf(goodsId)).map(({ price }) => Number(price));
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, goodsId));
	expect(Number(row?.price)).toBe(Math.min(...prices));
	expect(row?.hasPriceRange).toBe(new Set(prices).size > 1);
	// For pages, and for those who wait for a lower price.
	expect(await countUndone(shop.db)).toBe(2 * 24);
});

test("a change of price leaves the stock as it was", async () => {
	const goodsId = await findVaried();
	const [before] = await shop.db
		.select()
		.from(goods)
		.where(eq(goods.id, goodsId));
	const [first] = await skusOf(goodsId);
	await changePrice(systemContext(shop), {
		skuId: Number(first?.id),
		price: "1.00",
		oldPrice: null,
	});
	const [after] = await shop.db
		.select()
		.from(goods)
		.where(eq(goods.id, goodsId));
	expect(after).toMatchObject({
		stock: before?.stock,
		skuCount: before?.skuCount,
		sales: before?.sales,
	});
});

test("a visitor may not change a price, and nobody the price of what is not there", async () => {
	const change = { skuId: 1, price: "1.00", oldPrice: null };
	const visitor = systemContext(shop, { actor: { kind: "visitor" } });
	await expect(async () => changePrice(visitor, change)).rejects.toMatchObject({
		code: 410000,
	});
	await expect(
		changePrice(systemContext(shop), { ...change, skuId: 2_147_483_647 }),
	).rejects.toMatchObject({ code: 404 });
	expect(await countUndone(shop.db)).toBe(0);
});

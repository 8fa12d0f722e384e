import { eq } from "drizzle-orm";
import type { GoodsCard, GoodsDetail } from "../../../contract/catalog/goods";
import { goodsCard } from "../../../contract/catalog/goods";
import { localeCodes } from "../../../contract/locale";
import { goods, sku } from "../../../db/schema/goods";
import { expectFault } from "../../../testing/expect-fault";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const list = "/api/front/product/list";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

const readDetail = (id: number, locale = localeCodes[1]) =>
	shop.wire.get(`/api/front/product/detail/${id}`, {}, { locale });

async function readCards(): Promise<GoodsCard[]> {
	const { data } = await shop.wire.get(list, { limit: 100 });
	return data.list;
}

test("a card says the same as the page it leads to", async () => {
	for (const card of await readCards()) {
		const { data } = await readDetail(card.id);
		const { merchant, ...rest } = goodsCard.parse(data);
		expect({ ...rest, merchant: data.merchant }).toMatchObject(card);
		expect(merchant).toEqual(card.merchant);
	}
});

test("price, stock and range of a goods are those of its skus", async () => {
	for (const { id } of await readCards()) {
		const { data }: { data: GoodsDetail } = await readDetail(id);
		const inStock = data.skus.filter(({ stock }) => stock > 0);
		const prices = (inStock.length > 0 ? inStock : data.skus).map(({ price }) =>
			Number(price),
		);
		expect(Number(data.price)).toBe(Math.min(...prices));
		expect(data.stock).toBe(data.skus.reduce((sum, one) => sum + one.stock, 0));
		expect(data.skuCount).toBe(data.skus.length);
		const differs = new Set(data.skus.map(({ price }) => price)).size > 1;
		expect(data.hasPriceRange).toBe(differs);
	}
});

test("every sku chooses one value of every option", async () => {
	for (const { id } of await readCards()) {
		const { data }: { data: GoodsDetail } = await readDetail(id);
		const choices = data.skus.map(({ options }) => JSON.stringify(options));
		expect(new Set(choices).size).toBe(choices.length);
		for (const { options } of data.skus) {
			expect(Object.keys(options)).toEqual(
				data.options.map(({ name }) => name),
			);
			for (const { name, values } of data.options)
				expect(values).toContain(options[name]);
		}
	}
});

test("a goods promises what its row promises, in that order, and each once", async () => {
	const rows = await shop.db.select().from(goods);
	for (const { id } of await readCards()) {
		const { data }: { data: GoodsDetail } = await readDetail(id);
		expect(data.guarantees).toEqual(
			rows.find((row) => row.id === id)?.guarantees,
		);
		expect(new Set(data.guarantees).size).toBe(data.guarantees.length);
		expect(data.guarantees).toContain("refund");
	}
});

test("what is kept cool in the supermarket arrives fresh, and nothing else promises that", async () => {
	const rows = await shop.db.select().from(goods);
	for (const { cartType, storage, guarantees } of rows)
		expect(guarantees.includes("fresh")).toBe(
			cartType === "SUPERMARKET" &&
				["chilled", "frozen"].includes(storage ?? ""),
		);
});

test("a goods off the shelf appears nowhere", async () => {
	const name = { en: "Vanishing lamp" };
	const top = { sales: 1_000_000, createdAt: new Date() };
	const hidden = await seedGoods(shop.db, name, { ...top, isShown: false });
	const [row] = await shop.db.select().from(goods).where(eq(goods.id, hidden));
	const { categoryId, topCategoryId, merchantId, cartType } = row ?? {};
	const reads = [
		shop.wire.get(list, { limit: 100 }),
		shop.wire.get(list, { limit: 100, sort: "new" }),
		shop.wire.get(list, { limit: 100, cid: categoryId ?? 0 }),
		shop.wire.get(list, { limit: 100, cid: topCategoryId ?? 0 }),
		shop.wire.get(list, { limit: 100, merId: merchantId ?? 0 }),
		shop.wire.get(list, { limit: 100, keyword: "vanishing" }),
		shop.wire.get("/api/front/pc/home/index", { cartType: cartType ?? "" }),
		shop.wire.get("/api/front/product/recommend", { id: 1, limit: 100 }),
	];
	for (const answer of await Promise.all(reads)) {
		expect(answer.code).toBe(200);
		expect(answer.text).not.toContain("Vanishing");
		expect(answer.text).not.toContain(`"id":${hidden},`);
	}
	expectFault(await readDetail(hidden), "notFound");
	const beside = { id: hidden };
	const recommended = await shop.wire.get(
		"/api/front/product/recommend",
		beside,
	);
	expect(recommended.data).toEqual([]);
});

test("a goods put back on the shelf is found again", async () => {
	const id = await seedGoods(
		shop.db,
		{ en: "Returning lamp" },
		{ isShown: false },
	);
	expectFault(await readDetail(id), "notFound");
	await shop.db.update(goods).set({ isShown: true }).where(eq(goods.id, id));
	expect((await readDetail(id)).code).toBe(200);
});

test("words fall back to English, then to Chinese, then to nothing", async () => {
	const all = await seedGoods(shop.db, {
		"zh-CN": "燈",
		en: "Lamp",
		fr: "Lampe",
	});
	const chinese = await seedGoods(shop.db, { "zh-CN": "燈" });
	const none = await seedGoods(shop.db, {});
	const nameOf = async (id: number, locale: (typeof localeCodes)[number]) =>
		(await readDetail(id, locale)).data.name;
	for (const locale of localeCodes) {
		const own = { "zh-CN": "燈", fr: "Lampe" }[locale as string] ?? "Lamp";
		expect(await nameOf(all, locale)).toBe(own);
		expect(await nameOf(chinese, locale)).toBe("燈");
		expect(await nameOf(none, locale)).toBe("");
	}
});

test("what goes with a goods is its own category first, never itself", async () => {
	const query = { id: 1, limit: 100 };
	const { data } = await shop.wire.get("/api/front/product/recommend", query);
	const ids: number[] = data.map(({ id }: GoodsCard) => id);
	expect(ids.length).toBeGreaterThan(0);
	expect(ids).not.toContain(1);
	const rows = await shop.db.select().from(goods);
	const own = rows.find(({ id }) => id === 1);
	const found = ids.map((id) => rows.find((row) => row.id === id));
	expect(found.every((row) => row?.topCategoryId === own?.topCategoryId)).toBe(
		true,
	);
	const isNear = found.map((row) => row?.categoryId === own?.categoryId);
	expect(isNear).toEqual([...isNear].sort((a, b) => Number(b) - Number(a)));
});

test("skus stand in the merchant's order", async () => {
	const rows = await shop.db.select().from(sku);
	for (const { id } of await readCards()) {
		const { data } = await readDetail(id);
		const own = rows
			.filter(({ goodsId }) => goodsId === id)
			.sort((left, right) => left.position - right.position);
		expect(data.skus.map((one: { id: number }) => one.id)).toEqual(
			own.map((row) => row.id),
		);
	}
});

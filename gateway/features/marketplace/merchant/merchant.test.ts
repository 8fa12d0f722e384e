import { eq } from "drizzle-orm";
import { localeCodes } from "../../../contract/locale";
import type { MerchantCard } from "../../../contract/marketplace/merchant";
import { category } from "../../../db/schema/category";
import { merchant } from "../../../db/schema/merchant";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const street = "/api/front/merchant/street";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function readStreet(query = {}): Promise<MerchantCard[]> {
	return (await shop.wire.get(street, { limit: "100", ...query })).data.list;
}

test("the street has every merchant with goods once, the largest range first", async () => {
	const merchants = await readStreet();
	const rows = await shop.db.select().from(merchant);
	expect(merchants.map(({ id }) => id).sort()).toEqual(
		rows.map(({ id }) => id).sort(),
	);
	const counts = merchants.map(({ goodsCount }) => goodsCount);
	expect(counts).toEqual([...counts].sort((left, right) => right - left));
});

test("pages of the street hold each merchant once and say how many there are", async () => {
	const all = await readStreet();
	const pages = await Promise.all(
		["1", "2", "3"].map((page) => shop.wire.get(street, { page, limit: "5" })),
	);
	expect(
		pages.flatMap(({ data }) => data.list.map(({ id }: MerchantCard) => id)),
	).toEqual(all.map(({ id }) => id));
	for (const { data } of pages)
		expect(data).toMatchObject({ total: all.length, totalPage: 3, limit: 5 });
});

test("an area's street has the merchants known for its categories", async () => {
	const mall = await readStreet({ cartType: "E_COMMERCE" });
	const market = await readStreet({ cartType: "SUPERMARKET" });
	expect(mall.length).toBeGreaterThan(0);
	expect(mall.length + market.length).toBe((await readStreet()).length);
	for (const { category: known } of mall) {
		const [row] = await shop.db
			.select()
			.from(category)
			.where(eq(category.id, known.id));
		expect(row?.cartType).toBe("E_COMMERCE");
	}
});

test("a merchant whose shelf is empty stands in no street, but its front is there", async () => {
	const [first] = await readStreet();
	const id = Number(first?.id);
	await shop.db
		.update(merchant)
		.set({ goodsCount: 0 })
		.where(eq(merchant.id, id));
	expect((await readStreet()).map((one) => one.id)).not.toContain(id);
	const front = await shop.wire.get(`/api/front/merchant/index/info/${id}`);
	expect(front.data).toMatchObject({ id, name: first?.name, goodsCount: 0 });
	expect(front.data.joinedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
});

test("a merchant nobody knows is not found", async () => {
	const answer = await shop.wire.get("/api/front/merchant/index/info/999999");
	expect(answer.code).toBe(404);
});

test.each(localeCodes)("merchants speak %s", async (locale) => {
	const { data } = await shop.wire.get(street, {}, { locale });
	const rows = await shop.db.select().from(merchant);
	for (const { id, name } of data.list as MerchantCard[]) {
		const own = rows.find((row) => row.id === id)?.name;
		expect(name).toBe(own?.[locale] ?? own?.en);
	}
});

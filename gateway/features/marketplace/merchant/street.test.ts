import { eq } from "drizzle-orm";
import type { StreetMerchant } from "../../../contract/marketplace/merchant";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { expectFault } from "../../../testing/expect-fault";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const street = "/api/front/merchant/street";
const search = "/api/front/merchant/search/list";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function read(
	path: string,
	query: Record<string, string>,
): Promise<StreetMerchant[]> {
	return (await shop.wire.get(path, { limit: "100", ...query })).data.list;
}

const idsOf = (list: StreetMerchant[]) => list.map(({ id }) => id);

test("each merchant shows three of its own best sellers that can be bought", async () => {
	const [first] = await read(street, {});
	await shop.db
		.update(goods)
		.set({ stock: 0 })
		.where(eq(goods.id, Number(first?.goods[0]?.id)));
	for (const { id, goods: shown } of await read(street, {})) {
		const listed = await shop.wire.get("/api/front/product/list", {
			merId: id,
			sort: "sales",
			limit: "3",
		});
		expect(shown.map((one) => one.id)).toEqual(
			listed.data.list.map((one: { id: number }) => one.id),
		);
		expect(shown.every(({ name, image }) => name && image)).toBe(true);
	}
});

test("the shop's own merchants and all others share the street among them", async () => {
	const own = await read(street, { merchantType: "self-support" });
	const others = await read(street, { merchantType: "third-party" });
	expect(own.length).toBe(3);
	expect(own.every(({ isSelfSupport }) => isSelfSupport)).toBe(true);
	expect(others.some(({ isSelfSupport }) => isSelfSupport)).toBe(false);
	expect(idsOf([...own, ...others]).sort()).toEqual(
		idsOf(await read(street, {})).sort(),
	);
});

test("by stars the best come first and those without any last; by followers the most followed", async () => {
	await shop.db
		.update(merchant)
		.set({ ratingSum: 0, ratingCount: 0 })
		.where(eq(merchant.id, 4));
	await shop.db
		.update(merchant)
		.set({ ratingSum: 30, ratingCount: 3, followers: 9 })
		.where(eq(merchant.id, 5));
	const rated = await read(street, { sort: "rating" });
	expect(rated[0]).toMatchObject({ id: 5, rating: "5.0", ratingCount: 3 });
	expect(rated.at(-1)).toMatchObject({ id: 4, rating: null });
	expect((await read(street, { sort: "followers" }))[0]?.id).toBe(5);
});

test("a merchant is found by a part of its name in any language, however it is written", async () => {
	const [found] = await read(search, { keyword: "PEAK aud" });
	expect(found?.id).toBe(5);
	expect(idsOf(await read(search, { keyword: "山頂" }))).toEqual([5]);
	expect(await read(search, { keyword: "no such merchant" })).toEqual([]);
});

test("signs that mean something to a database are words like others", async () => {
	for (const keyword of ["%", "_", "' or 1=1 --", "\\"])
		expect(await read(search, { keyword })).toEqual([]);
});

test.each([
	[search, {}, "keyword"],
	[search, { keyword: "  " }, "keyword"],
	[search, { keyword: "a".repeat(101) }, "keyword"],
	[street, { sort: "luck" }, "sort"],
	[street, { merchantType: "any" }, "merchantType"],
] as const)("%s with %j names its fault", async (path, query, field) => {
	const answer = await shop.wire.get(path, { ...query });
	expectFault(answer, "parameterInvalid");
	expect(Object.keys(answer.data.fields)).toEqual([field]);
});

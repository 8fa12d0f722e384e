import { eq } from "drizzle-orm";
import type { GoodsCard } from "../../../contract/catalog/goods";
import { category } from "../../../db/schema/category";
import { goods } from "../../../db/schema/goods";
import { searchVector } from "../../../full-text/vector";
import { byExtent } from "../../../testing/extent";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";
import { noFacets } from "./facets";

const path = "/api/front/product/list";
let shop: TestShop;
let shown: (typeof goods.$inferSelect)[];

beforeAll(async () => {
	shop = await openTestShop();
	// Equal prices, sales and dates: only a last, unique key of the order keeps the pages apart.
	const same = { price: "88.00", sales: 7, createdAt: new Date(0) };
	for (let at = 0; at < 45; at += 1)
		await seedGoods(shop.db, { en: `Samewares ${at}` }, same);
	shown = await shop.db.select().from(goods).where(eq(goods.isShown, true));
});
afterAll(() => shop.close());

type Query = Record<string, string | number>;

async function readAll(query: Query, limit: number) {
	const list: GoodsCard[] = [];
	for (let page = 1; ; page += 1) {
		const { code, data } = await shop.wire.get(path, { ...query, page, limit });
		expect(code).toBe(200);
		list.push(...data.list);
		expect(data).toMatchObject({ page, limit });
		expect(data.totalPage).toBe(Math.ceil(data.total / limit));
		if (page >= data.totalPage) return { list, total: data.total };
	}
}

const sorts: Query[] = [
	{},
	{ sort: "default" },
	{ sort: "price" },
	{ sort: "price", order: "desc" },
	{ sort: "unitPrice" },
	{ sort: "sales" },
	{ sort: "new" },
	{ keyword: "samewares" },
	{ keyword: "samewares", sort: "price" },
	{ keyword: "samewares", sort: "price", order: "desc" },
	{ keyword: "samewares", sort: "unitPrice" },
	{ keyword: "samewares", sort: "new" },
];

test.each(sorts)(
	"the pages of a list show each goods once: %j",
	async (query) => {
		const { list, total } = await readAll(query, byExtent(20, 7));
		const ids = list.map(({ id }) => id);
		expect(new Set(ids).size).toBe(ids.length);
		expect(total).toBe(ids.length);
		expect(total).toBe(query.keyword ? 45 : shown.length);
	},
);

test("prices rise in one direction and fall in the other", async () => {
	const prices = async (order: string) => {
		const { list } = await readAll({ sort: "price", order }, 100);
		return list.map(({ price }) => Number(price));
	};
	const rising = [...shown].map(({ price }) => Number(price));
	rising.sort((left, right) => left - right);
	expect(await prices("asc")).toEqual(rising);
	expect(await prices("desc")).toEqual(rising.reverse());
});

test("the falling order of prices is the rising one turned round", async () => {
	const rising = await readAll({ sort: "price" }, 100);
	const falling = await readAll({ sort: "price", order: "desc" }, 100);
	expect(falling.list.reverse()).toEqual(rising.list);
});

test("what costs least by measure comes first, and what has no unit price last", async () => {
	const { list } = await readAll({ sort: "unitPrice" }, 100);
	const unitPrices = list.map(({ unitPrice }) =>
		unitPrice ? Number(unitPrice.price) : Number.POSITIVE_INFINITY,
	);
	expect(new Set(unitPrices).size).toBeGreaterThan(100);
	expect(unitPrices).toContain(Number.POSITIVE_INFINITY);
	expect(unitPrices).toEqual(
		[...unitPrices].sort((one, other) =>
			one < other ? -1 : Number(one > other),
		),
	);
});

test("sales fall in their sort with what is sold out at its end, and dates in theirs", async () => {
	const bySales = await readAll({ sort: "sales" }, 100);
	const ranked = bySales.list.map((card) => ({
		isSoldOut: card.stock === 0,
		sales: card.sales,
	}));
	expect(ranked).toEqual(
		[...ranked].sort(
			(left, right) =>
				Number(left.isSoldOut) - Number(right.isSoldOut) ||
				right.sales - left.sales,
		),
	);

	const times = new Map(shown.map((row) => [row.id, row.createdAt.getTime()]));
	const byDate = await readAll({ sort: "new" }, 100);
	const dates = byDate.list.map(({ id }) => times.get(id) ?? 0);
	expect(dates).toEqual([...dates].sort((left, right) => right - left));
});

test("a category lists its own goods and those of its children, all of them", async () => {
	for (const { id, parentId } of await shop.db.select().from(category)) {
		const { list } = await readAll({ cid: id }, 100);
		const own = shown.filter((row) =>
			parentId === null ? row.topCategoryId === id : row.categoryId === id,
		);
		expect(list.map((card) => card.id).sort()).toEqual(
			own.map((row) => row.id).sort(),
		);
	}
});

test("area and merchant narrow a list", async () => {
	for (const cartType of ["SUPERMARKET", "E_COMMERCE"] as const) {
		const { list, total } = await readAll({ cartType }, 100);
		expect(list.every((card) => card.cartType === cartType)).toBe(true);
		expect(total).toBe(shown.filter((row) => row.cartType === cartType).length);
	}
	const merId = shown[0]?.merchantId ?? 0;
	const { list, total } = await readAll({ merId }, 100);
	expect(list.every((card) => card.merchant.id === merId)).toBe(true);
	expect(total).toBe(shown.filter((row) => row.merchantId === merId).length);
});

test.each<Query>([{ cid: 2_147_483_647 }, { merId: 2_147_483_647 }])(
	"an unknown category or merchant has an empty list: %j",
	async (query) => {
		const { data } = await shop.wire.get(path, query);
		expect(data).toEqual({
			list: [],
			total: 0,
			isTotalCapped: false,
			page: 1,
			limit: 20,
			totalPage: 0,
			correctedKeyword: null,
			facets: noFacets,
		});
	},
);

test("a page behind the last is empty and still says the total", async () => {
	const { data } = await shop.wire.get(path, { page: 10_000, limit: 100 });
	expect(data).toMatchObject({ list: [], total: shown.length, page: 10_000 });
});

test("of equal matches what is in stock stands first, then sales decide", async () => {
	const named = (sales: number, stock: number) =>
		seedGoods(shop.db, { en: "Rankwares" }, { sales, stock });
	const soldOut = await named(900, 0);
	const little = await named(5, 3);
	const much = await named(50, 3);
	const beside = await seedGoods(
		shop.db,
		{ en: "Other" },
		{
			sales: 9_999,
			search: searchVector({ A: ["Other"], B: ["Rankwares"] }),
		},
	);
	const begun = await seedGoods(
		shop.db,
		{ en: "Rankwaresque" },
		{ sales: 9_999 },
	);
	const { list } = await readAll({ keyword: "rankwares" }, 100);
	expect(list.map(({ id }) => id)).toEqual([
		much,
		little,
		soldOut,
		begun,
		beside,
	]);
});

test("a word in the name stands before its synonym there", async () => {
	const synonym = await seedGoods(
		shop.db,
		{ en: "Zquib refrigerator" },
		{ sales: 9_999 },
	);
	const typed = await seedGoods(shop.db, { en: "Zquib fridge" }, { sales: 0 });
	const { list } = await readAll({ keyword: "zquib fridge" }, 100);
	expect(list.map(({ id }) => id)).toEqual([typed, synonym]);
});

import { eq } from "drizzle-orm";
import type { Facets, GoodsCard } from "../../../contract/catalog/goods";
import { goods } from "../../../db/schema/goods";
import { merchant } from "../../../db/schema/merchant";
import { expectFault } from "../../../testing/expect-fault";
import { seedGoods } from "../../../testing/seed-goods";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

const path = "/api/front/product/list";
type Query = Record<string, string | number>;
interface Page {
	list: GoodsCard[];
	total: number;
	totalPage: number;
	isTotalCapped: boolean;
	facets: Facets;
}

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function read(query: Query): Promise<Page> {
	const { code, data } = await shop.wire.get(path, { limit: 100, ...query });
	expect(code).toBe(200);
	return data;
}

async function shownRows() {
	return shop.db
		.select({ goods, isSelfSupport: merchant.isSelfSupport })
		.from(goods)
		.innerJoin(merchant, eq(merchant.id, goods.merchantId))
		.where(eq(goods.isShown, true));
}

const narrowed: [Query, (card: GoodsCard) => boolean][] = [
	[{ minPrice: "50" }, ({ price }) => Number(price) >= 50],
	[{ maxPrice: "49.90" }, ({ price }) => Number(price) <= 49.9],
	[{ inStock: "true" }, ({ stock }) => stock > 0],
	[{ rating: 4 }, ({ rating }) => Number(rating) >= 4],
	[
		{ rating: 5, inStock: "true" },
		({ rating, stock }) => rating === "5.0" && stock > 0,
	],
	[{ merchantType: "self-support" }, ({ merchant }) => merchant.isSelfSupport],
	[{ merchantType: "third-party" }, ({ merchant }) => !merchant.isSelfSupport],
	[
		{
			minPrice: "20",
			maxPrice: "200",
			inStock: "true",
			merchantType: "third-party",
		},
		({ price, stock, merchant }) =>
			Number(price) >= 20 &&
			Number(price) <= 200 &&
			stock > 0 &&
			!merchant.isSelfSupport,
	],
];

test.each(narrowed)(
	"a list narrowed by %j holds what fits, all of it",
	async (query, fits) => {
		for (const cartType of ["SUPERMARKET", "E_COMMERCE"]) {
			const whole = await readAll({ cartType });
			const found = await readAll({ cartType, ...query });
			const ids = (cards: GoodsCard[]) => cards.map(({ id }) => id);
			expect(ids(found)).toEqual(ids(whole.filter(fits)));
		}
	},
);

async function readAll(query: Query): Promise<GoodsCard[]> {
	const cards: GoodsCard[] = [];
	for (let page = 1; ; page += 1) {
		const { list, totalPage } = await read({ ...query, page });
		cards.push(...list);
		if (page >= totalPage) return cards;
	}
}

test("goods that are not asked to be in stock are listed either way", async () => {
	const all = await read({ cartType: "SUPERMARKET" });
	const either = await read({ cartType: "SUPERMARKET", inStock: "false" });
	expect(either).toEqual(all);
});

test.each<Query>([
	{ cartType: "SUPERMARKET" },
	{ cartType: "E_COMMERCE", inStock: "true" },
	{ keyword: "milk" },
	{ keyword: "手機", maxPrice: "500" },
])("facets count what the list holds: %j", async (query) => {
	const cards = await readAll(query);
	const { facets, total, isTotalCapped } = await read(query);
	expect(isTotalCapped).toBe(false);
	expect(total).toBe(cards.length);
	expect(facets.inStock).toBe(cards.filter(({ stock }) => stock > 0).length);
	expect(facets.ratings).toEqual(
		[4, 3].map((minimum) => ({
			minimum,
			count: cards.filter(({ rating }) => Number(rating) >= minimum).length,
		})),
	);
	const prices = cards.map(({ price }) => Number(price));
	expect(Number(facets.price?.min)).toBe(Math.min(...prices));
	expect(Number(facets.price?.max)).toBe(Math.max(...prices));

	const ids = new Set(cards.map(({ id }) => id));
	const rows = (await shownRows()).filter((row) => ids.has(row.goods.id));
	const leaves = new Set(rows.map((row) => row.goods.categoryId));
	expect(facets.categories.map(({ id }) => id).sort()).toEqual(
		[...leaves].sort(),
	);
	for (const { id, count } of facets.categories)
		expect(count).toBe(
			rows.filter((row) => row.goods.categoryId === id).length,
		);
	for (const [fact, offered] of [
		["brand", facets.brands],
		["origin", facets.origins],
	] as const) {
		expect(offered.length).toBeGreaterThan(1);
		for (const { value, count } of offered)
			expect(count).toBe(
				rows.filter((row) => row.goods[fact] === value).length,
			);
		const counts = offered.map(({ count }) => count);
		expect(counts).toEqual([...counts].sort((left, right) => right - left));
	}
	for (const { type, count } of facets.merchantTypes)
		expect(count).toBe(
			rows.filter((row) => row.isSelfSupport === (type === "self-support"))
				.length,
		);
});

test.each<Query>([{ cartType: "SUPERMARKET" }, { keyword: "milk" }])(
	"a list is narrowed to a brand and an origin that it offers: %j",
	async (query) => {
		const { facets } = await read(query);
		const rows = await shownRows();
		for (const fact of ["brand", "origin"] as const) {
			const [first] = facets[`${fact}s`];
			const { list, total } = await read({
				...query,
				[fact]: first?.value ?? "",
			});
			expect(total).toBe(first?.count);
			for (const { id } of list)
				expect(rows.find((row) => row.goods.id === id)?.goods[fact]).toBe(
					first?.value,
				);
		}
	},
);

test("where prices exclude each other nothing is left", async () => {
	const { total, facets } = await read({ minPrice: "100", maxPrice: "99.99" });
	expect(total).toBe(0);
	expect(facets).toEqual({
		categories: [],
		merchantTypes: [],
		brands: [],
		origins: [],
		inStock: 0,
		ratings: [
			{ minimum: 4, count: 0 },
			{ minimum: 3, count: 0 },
		],
		price: null,
	});
});

test.each<Query>([
	{ minPrice: "-1" },
	{ minPrice: "1e3" },
	{ maxPrice: "1.999" },
	{ maxPrice: "99999999999" },
	{ inStock: "perhaps" },
	{ rating: 0 },
	{ rating: 6 },
	{ rating: "4.5" },
	{ merchantType: "everyone" },
])("what is no filter is refused: %j", async (query) => {
	const answer = await shop.wire.get(path, query);
	expectFault(answer, "parameterInvalid");
	expect(Object.keys(answer.data.fields)).toEqual(Object.keys(query));
});

describe("behind a thousand goods", () => {
	beforeAll(async () => {
		const id = await seedGoods(shop.db, { en: "Countless wares" });
		const { search, ...columns } =
			(await shop.db.select().from(goods).where(eq(goods.id, id)))[0] ?? {};
		const model = columns as typeof goods.$inferInsert;
		const copies = (count: number) =>
			Array.from({ length: count }, () => ({
				...model,
				id: undefined,
				search: search ?? "",
			}));
		for (let done = 0; done < 999; done += 111)
			await shop.db.insert(goods).values(copies(111));
	});

	test("a total of a thousand is exact", async () => {
		const page = await read({ keyword: "countless" });
		expect(page).toMatchObject({
			total: 1000,
			totalPage: 10,
			isTotalCapped: false,
		});
	});

	test("one more is capped, says so, and pages end there", async () => {
		await seedGoods(shop.db, { en: "Countless wares" });
		const page = await read({ keyword: "countless" });
		expect(page).toMatchObject({
			total: 1000,
			totalPage: 10,
			isTotalCapped: true,
		});
		expect(page.facets.categories[0]?.count).toBe(1000);
		expect(await readAll({ keyword: "countless" })).toHaveLength(1000);
		expect((await read({ keyword: "countless", page: 11 })).list).toEqual([]);
		const odd = await read({ keyword: "countless", limit: 30, page: 34 });
		expect(odd).toMatchObject({ totalPage: 34 });
		expect(odd.list).toHaveLength(10);
	});

	test("words of very many goods are ranked, narrowed and sorted as those of few", async () => {
		const [best, worst] = [
			await seedGoods(shop.db, { en: "Countless" }, { sales: 9_999 }),
			await seedGoods(shop.db, { en: "Countless" }, { sales: 9_999, stock: 0 }),
		];
		const dear = await seedGoods(
			shop.db,
			{ en: "Countlessly dear" },
			{ sales: 250, price: "98765.00" },
		);
		const ids = async (query: Query) =>
			(await read({ keyword: "countless", limit: 5, ...query })).list.map(
				({ id }) => id,
			);
		expect((await ids({}))[0]).toBe(best);
		expect((await ids({ sort: "sales" })).slice(0, 2)).toEqual([best, dear]);
		expect(await ids({ minPrice: "98765" })).toEqual([dear]);
		expect(await ids({ minPrice: "98765", sort: "new" })).toEqual([dear]);
		expect(await ids({ inStock: "true" })).not.toContain(worst);
		const { facets, total } = await read({ keyword: "countless", cid: 1 });
		const leaves = facets.categories.reduce((sum, { count }) => sum + count, 0);
		expect(leaves).toBe(total);
	});
});

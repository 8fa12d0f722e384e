import { sql } from "drizzle-orm";
import type { Database } from "../../../db/client";
import { settle } from "../../../testing/settle";
import {
	openWatchedShop,
	type WatchedShop,
} from "../../../testing/watched-shop";

const list = "/api/front/product/list";
let shop: WatchedShop;
let place: { leaf: number; top: number; merchant: number };

beforeAll(async () => {
	shop = await openWatchedShop(grow);
	const { rows } = await shop.db.execute(sql`select category_id as leaf,
		top_category_id as top, merchant_id as merchant from goods where id = 1`);
	place = rows[0] as typeof place;
});
afterAll(() => shop.close());

/** 20,000 goods spread over the sample shop's categories, each with a word of its own, one it shares with 99, and one that half of all have. */
async function grow(db: Database) {
	await db.execute(sql`insert into goods (merchant_id, category_id,
			top_category_id, cart_type, name, introduction, keywords, images, price,
			old_price, unit_price, has_price_range, stock, sku_count, sales, rating_sum,
			rating_count, created_at, search)
		select merchant_id, category_id, top_category_id, cart_type, name,
			introduction, keywords, images, price + n % 97, null,
			case n % 3 when 0 then null else 1 + n % 89 end, false, n % 50, 1,
			n % 1009, 2 + n % 9, 1, created_at - n * interval '1 minute',
			format('''own%s'' ''~shared%s'' %s', n, n % 200,
				case n % 2 when 0 then '''common''' else '''other''' end)::tsvector
		from generate_series(1, 20000) n
		join goods model on model.id = 1 + n % (select max(id) from goods)`);
	await db.execute(sql`insert into sku (goods_id, options, price, stock,
			weight_grams, position)
		select id, '{}', price, stock, 100, 0 from goods
		where id not in (select goods_id from sku)`);
	await settle(db);
}

async function expectIndexes(
	path: string,
	query: Record<string, string | number>,
) {
	const answer = await shop.ask(path, query);
	for (const plan of answer.plans)
		expect(plan).not.toMatch(/Seq Scan on (goods|sku)\b/);
	return answer;
}

const sorts: Record<string, string>[] = [
	{},
	{ sort: "price" },
	{ sort: "price", order: "desc" },
	{ sort: "unitPrice" },
	{ sort: "sales" },
	{ sort: "new" },
];

describe.each(sorts)("sorted by %j", (sort) => {
	test.each(["leaf", "top"] as const)(
		"a %s category is read by an index",
		async (level) => {
			const { data } = await expectIndexes(list, {
				cid: place[level],
				...sort,
			});
			expect(data.list).toHaveLength(20);
		},
	);

	test("the page far down a category is read by an index", async () => {
		await expectIndexes(list, { cid: place.leaf, page: 3, ...sort });
	});

	test("a search is read by an index", async () => {
		const { data } = await expectIndexes(list, {
			keyword: "shared7",
			limit: 5,
			...sort,
		});
		expect(data.total).toBeGreaterThan(0);
	});

	test("a search for what half of all goods have is read by an index", async () => {
		const { data } = await expectIndexes(list, { keyword: "common", ...sort });
		expect(data).toMatchObject({ total: 1000, isTotalCapped: true });
		await expectIndexes(list, { keyword: "common", page: 30, ...sort });
		await expectIndexes(list, { keyword: "common", cid: place.top, ...sort });
	});

	test("an area and the whole shop are read by an index", async () => {
		await expectIndexes(list, { cartType: "E_COMMERCE", ...sort });
		await expectIndexes(list, sort);
	});

	test("a search inside a category is read by an index", async () => {
		const keyword = "shared7";
		await expectIndexes(list, { keyword, cid: place.top, ...sort });
	});
});

test.each([
	["leaf", () => ({ cid: place.leaf })],
	["top", () => ({ cid: place.top })],
	["merchant", () => ({ merId: place.merchant })],
	["area", () => ({ cartType: "E_COMMERCE" })],
	["shop", () => ({})],
] as [string, () => Record<string, string | number>][])(
	"by unit price each page of a %s stands in an index as it is shown",
	async (scope, query) => {
		const asked = { sort: "unitPrice", page: 2, ...query() };
		const { plans } = await expectIndexes(list, asked);
		const plan = plans.find((one) => /order by .*unit_price/.test(one));
		// Of an area with half of all goods that of the whole shop does as well.
		const indexes = scope === "area" ? "(area|shop)" : scope;
		expect(plan).toMatch(
			new RegExp(`Index Scan using goods_${indexes}_unit_price`),
		);
		expect(plan).not.toContain("Sort");
	},
);

const filters: Record<string, string>[] = [
	{ minPrice: "20", maxPrice: "80" },
	{ inStock: "true" },
	{ merchantType: "self-support" },
	{ rating: "4" },
	{ rating: "5", inStock: "true" },
	{ merchantType: "third-party", inStock: "true", maxPrice: "60" },
];

describe.each(filters)("narrowed by %j", (filter) => {
	test("a category is read by an index", async () => {
		await expectIndexes(list, { cid: place.top, ...filter });
		await expectIndexes(list, { cid: place.leaf, ...filter });
	});

	test("an area is read by an index", async () => {
		await expectIndexes(list, { cartType: "SUPERMARKET", ...filter });
	});

	test("a search is read by an index", async () => {
		await expectIndexes(list, { keyword: "shared7", ...filter });
		await expectIndexes(list, { keyword: "common", ...filter });
	});
});

test("of what half of all goods have one tier is read, in a range of prices by the index", async () => {
	const range = { minPrice: "10", maxPrice: "500" };
	for (const narrowing of [{}, range]) {
		const query = { keyword: "common", ...narrowing };
		const { plans } = await expectIndexes(list, query);
		const [plan, ...others] = plans.filter((one) => one.includes("tier0"));
		expect(others).toEqual([]);
		expect(plan).toContain("Bitmap Index Scan on goods_words_100");
		expect(plan).not.toContain("tier1");
		if (narrowing === range) expect(plan).toMatch(/Index Cond: .*#price3:1/);
	}
});

test("of what few goods have all tiers are read at once, without steps", async () => {
	const { plans } = await expectIndexes(list, { keyword: "own77" });
	const [plan, ...others] = plans.filter((one) => one.includes("tier0"));
	expect(others).toEqual([]);
	expect(plan).toContain("tier1_step0");
	expect(plan).not.toContain("step1");
});

test("a search with synonyms and one with a slip are read by an index", async () => {
	await expectIndexes(list, { keyword: "冰箱" });
	await expectIndexes(list, { keyword: "strawbery" });
});

test("suggestions are read by an index", async () => {
	await expectIndexes("/api/front/product/suggest", { q: "own77" });
	await expectIndexes("/api/front/product/suggest", { q: "士多啤" });
	await expectIndexes("/api/front/product/suggest", { q: "comm" });
});

test("a search for one goods is read by an index", async () => {
	const { data } = await expectIndexes(list, { keyword: "own77" });
	expect(data.total).toBeGreaterThan(0);
});

test("a merchant's goods are read by an index", async () => {
	await expectIndexes(list, { merId: place.merchant });
});

test("a goods and its skus are read by an index", async () => {
	await expectIndexes("/api/front/product/detail/1", {});
	await expectIndexes("/api/front/product/detail/15000", {});
});

test("goods beside a goods are read by an index", async () => {
	await expectIndexes("/api/front/product/recommend", { id: 15_000 });
});

test("goods of a sitemap are read by an index, however far down", async () => {
	const path = "/api/front/product/sitemap";
	const { data } = await expectIndexes(path, { after: 15_000, limit: 1000 });
	expect(data).toHaveLength(1000);
});

test("goods of a feed and their skus are read by an index, however far down", async () => {
	for (const cartType of ["E_COMMERCE", "SUPERMARKET"])
		for (const after of [0, 15_000]) {
			const { data, plans } = await expectIndexes("/api/front/product/feed", {
				cartType,
				after,
			});
			expect(data).toHaveLength(100);
			expect(plans).toHaveLength(3);
		}
});

test("the street's windows and a merchant's categories are read by an index", async () => {
	const { data } = await expectIndexes("/api/front/merchant/street", {});
	expect(data.list.length).toBeGreaterThan(5);
	const tree = await expectIndexes(
		`/api/front/product/merchant/${place.merchant}/category/list`,
		{},
	);
	expect(tree.data.length).toBeGreaterThan(0);
});

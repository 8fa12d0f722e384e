import { sql } from "drizzle-orm";
import type { GoodsCard } from "../../../contract/catalog/goods";
import { settle } from "../../../testing/settle";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

// Words of a shop so large that it is searched in steps of sales, against what reading all of it gives.

type Query = Record<string, string | number>;
interface Row {
	id: number;
	/** 0 where the name bears the word, 1 where it begins one there, 2 where it is only mentioned. */
	tier: number;
	stock: number;
	sales: number;
	price: number;
	createdAt: number;
	top: number;
}

const path = "/api/front/product/list";
let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
	await shop.db.execute(sql`insert into goods (merchant_id, category_id,
			top_category_id, cart_type, name, introduction, keywords, images, price,
			has_price_range, stock, sku_count, sales, created_at, search)
		select merchant_id, category_id, top_category_id, cart_type, name,
			introduction, keywords, images, (n * 7919 % 100000) / 100.0, false,
			n % 11, 1, 4000 / (1 + n * 31 % 47), created_at - n % 500 * interval '1 hour',
			case when n % 200 = 0 then '''zfew'''::tsvector when n % 200 < 3 then '''~zfew'''
				when n % 3 = 0 then '''zmany''' when n % 7 = 0 then '''zmanyfold'''
				when n % 5 = 0 then '''~zmany''' else '''zother''' end
		from generate_series(1, 12000) n
		join goods model on model.id = 1 + n % (select max(id) from goods)`);
	await settle(shop.db);
});
afterAll(() => shop.close());

async function rowsOf(word: string): Promise<Row[]> {
	const { rows } = await shop.db.execute<{ [Key in keyof Row]: string }>(
		sql`select id, stock, sales, price, extract(epoch from created_at) as "createdAt", top_category_id as top,
			case when search @@ ${`'${word}'`}::tsquery then 0 when search @@ ${`'${word}':*`}::tsquery then 1 else 2 end as tier
		from goods where is_shown and search @@ ${`'${word}':* | '~${word}'`}::tsquery`,
	);
	return rows.map(
		(row) =>
			Object.fromEntries(
				Object.entries(row).map(([key, value]) => [key, Number(value)]),
			) as unknown as Row,
	);
}

/** Apart by the first of these that tells them apart. */
function sorted(rows: Row[], keys: ((row: Row) => number)[]): Row[] {
	return [...rows].sort((one, other) => {
		const differences = keys.map((key) => key(one) - key(other));
		return differences.find((difference) => difference !== 0) ?? 0;
	});
}

const tier = (row: Row) => row.tier;
/** By price, sales or age all that begin with a word in their name are as one. */
const isMentioned = (row: Row) => Number(row.tier === 2);
const best = [
	(row: Row) => Number(row.stock === 0),
	(row: Row) => -row.sales,
	(row: Row) => row.id,
];

const orders: [Query, ((row: Row) => number)[], ((row: Row) => number)[]][] = [
	[{}, [tier, ...best], [tier, ...best]],
	[{ sort: "sales" }, [isMentioned, ...best], [isMentioned, ...best]],
	[
		{ sort: "price" },
		[isMentioned, ...best],
		[isMentioned, (row) => row.price, (row) => row.id],
	],
	[
		{ sort: "price", order: "desc" },
		[isMentioned, ...best],
		[isMentioned, (row) => -row.price, (row) => -row.id],
	],
	[
		{ sort: "new" },
		[isMentioned, ...best],
		[isMentioned, (row) => -row.createdAt, (row) => row.id],
	],
];

async function readAll(query: Query, limit: number) {
	const ids: number[] = [];
	for (let page = 1; ; page += 1) {
		const { code, data } = await shop.wire.get(path, { ...query, page, limit });
		expect(code).toBe(200);
		ids.push(...data.list.map((card: GoodsCard) => card.id));
		if (page >= data.totalPage) return { ids, total: data.total, data };
	}
}

const narrowings: [Query, (row: Row) => boolean][] = [
	[{}, () => true],
	[
		{ minPrice: "45.5", maxPrice: "123" },
		({ price }) => price >= 45.5 && price <= 123,
	],
	[{ minPrice: "990" }, ({ price }) => price >= 990],
	[
		{ maxPrice: "7.5", inStock: "true" },
		(row) => row.price <= 7.5 && row.stock > 0,
	],
	[
		{ cid: 1, minPrice: "9.99", maxPrice: "500" },
		(row) => row.top === 1 && row.price >= 9.99 && row.price <= 500,
	],
];

describe.each(["zmany", "zfew"])("%s", (keyword) => {
	describe.each(orders)("in the order of %j", (order, ranking, shown) => {
		test.each(narrowings)(
			"narrowed by %j every page holds what it should, once",
			async (narrowing, fits) => {
				const rows = (await rowsOf(keyword)).filter(fits);
				const expected = sorted(
					sorted(rows, ranking).slice(0, 1_000),
					shown,
				).map(({ id }) => id);
				const query = { keyword, ...order, ...narrowing };
				const { ids, total, data } = await readAll(query, 100);
				expect(ids).toEqual(expected);
				expect(total).toBe(expected.length);
				expect(data.isTotalCapped).toBe(rows.length > 1_000);
				if (data.isTotalCapped) return;
				const prices = rows.map(({ price }) => price);
				expect(data.facets.price).toEqual({
					min: Math.min(...prices).toFixed(2),
					max: Math.max(...prices).toFixed(2),
				});
			},
		);
	});
});

test("a page in which one tier ends and the next begins holds both", async () => {
	const rows = sorted(await rowsOf("zfew"), [tier, ...best]);
	const named = rows.filter((row) => row.tier === 0);
	expect(named.length % 7).not.toBe(0);
	const { ids, data } = await readAll({ keyword: "zfew" }, 7);
	expect(ids).toEqual(rows.map(({ id }) => id));
	const inStock = rows.filter(({ stock }) => stock > 0);
	expect(data.facets.inStock).toBe(inStock.length);
});

import { sql } from "drizzle-orm";
import { openTestShop, type TestShop } from "../../../testing/test-shop";

// What a card repeats of its skus must be what they say. These are the sample shop's rows, all of them.

let shop: TestShop;

beforeAll(async () => {
	shop = await openTestShop();
});
afterAll(() => shop.close());

async function listOffenders(query: string): Promise<unknown[]> {
	return (await shop.db.execute(sql.raw(query))).rows;
}

/** The sku a card speaks for: the cheapest in stock, else the cheapest; the merchant's order decides between equals. */
const speaker = `select distinct on (goods_id) * from sku
	order by goods_id, stock > 0 desc, price, position`;

test("there is a shop to check", async () => {
	const [row] = await listOffenders(
		`select count(*)::int as total, count(distinct cart_type)::int as areas from goods`,
	);
	expect(row).toEqual({ total: expect.any(Number), areas: 2 });
	expect((row as { total: number }).total).toBeGreaterThanOrEqual(240);
	const [spoken] = await listOffenders(
		`select count(*)::int as reviews, count(distinct goods_id)::int as goods,
			count(distinct grade)::int as grades, count(distinct locale)::int as languages from review`,
	);
	expect(spoken).toMatchObject({ grades: 3, languages: 6 });
	expect((spoken as { reviews: number }).reviews).toBeGreaterThan(800);
	expect((spoken as { goods: number }).goods).toBeGreaterThan(180);
});

test.each([
	[
		"a card's price is that of its cheapest sku in stock",
		`select goods.id, goods.price, best.price as expected from goods
		join (${speaker}) best on best.goods_id = goods.id
		where goods.price <> best.price`,
	],
	[
		"a card's old price belongs to a sku of that price",
		`select id, old_price from goods where not exists (
			select from sku where sku.goods_id = goods.id and sku.price = goods.price
			and sku.old_price is not distinct from goods.old_price)`,
	],
	[
		"a card's unit price is that of its sku, and there is one wherever its content is known",
		`select goods.id from goods join (${speaker}) best on best.goods_id = goods.id
		where (goods.unit_price is null) <> (best.content is null)
			or (goods.unit_price is null) <> (goods.unit_per is null)
			or goods.unit_per <> 'piece' and goods.unit_price <> round(
				goods.price * 100 / split_part(best.content, ' ', 1)::numeric
					/ case when best.content ~ ' (kg|l)$' then 1000 else 1 end, 2)`,
	],
	[
		"what the supermarket sells by weight, volume or number says what a measure costs, but for single things",
		`select id from goods where cart_type = 'SUPERMARKET' and unit_price is null
		offset 5`,
	],
	[
		"a card says 'from' where its skus differ in price, and only there",
		`select goods.id from goods join (
			select goods_id, min(price) <> max(price) as differs from sku group by 1
		) own on own.goods_id = goods.id where has_price_range <> differs`,
	],
	[
		"a card's stock is the sum of its skus'",
		`select goods.id from goods join (
			select goods_id, sum(stock) as total, count(*) as skus from sku group by 1
		) own on own.goods_id = goods.id where stock <> total or sku_count <> skus`,
	],
	[
		"a card's rating is that of its reviews, all of them",
		`select goods.id from goods left join (
			select goods_id, sum(quality_stars + service_stars) as total, count(*) as reviews
			from review group by 1
		) own on own.goods_id = goods.id
		where rating_sum <> coalesce(total, 0) or rating_count <> coalesce(reviews, 0)`,
	],
	[
		"a review is of what could be bought, after it came and before it was answered",
		`select review.id from review join goods on goods.id = goods_id
		where review.created_at < goods.created_at or replied_at < review.created_at
		or not exists (select from sku where sku.goods_id = goods.id and sku.options = review.options)`,
	],
	[
		"a review's pictures are pictures of its goods",
		`select review.id from review join goods on goods.id = goods_id
		where not review.images <@ goods.images`,
	],
	[
		"every goods has a sku",
		"select id from goods where not exists (select from sku where goods_id = goods.id)",
	],
	[
		"an old price is above the price",
		`select id from goods where old_price <= price
		union all select id from sku where old_price <= price`,
	],
	[
		"prices are above nothing",
		`select id from goods where price <= 0
		union all select id from sku where price <= 0`,
	],
	[
		"a goods stands in a leaf of its own top category and area",
		`select goods.id from goods join category leaf on leaf.id = category_id
		where leaf.parent_id is distinct from top_category_id
		or leaf.cart_type <> goods.cart_type`,
	],
	[
		"a merchant's count of goods is right",
		`select id from merchant where goods_count <> (
			select count(*) from goods where merchant_id = merchant.id and is_shown)`,
	],
	[
		"every goods has a picture and a name in every language",
		`select id from goods where cardinality(images) = 0 or not
		name ?& array['zh-CN', 'en', 'fr', 'th', 'lao', 'es']`,
	],
])("%s", async (_, query) => {
	expect(await listOffenders(query)).toEqual([]);
});

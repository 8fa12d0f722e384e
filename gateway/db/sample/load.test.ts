import { Client } from "pg";
import { openTestShop, type TestShop } from "../../testing/test-shop";
import { CatalogueInUseError } from "./empty-catalogue";
import {
	CatalogueNotEmptyError,
	isCatalogueEmpty,
	loadSampleShop,
} from "./load";
import { withoutIndexes } from "./without-indexes";

const tables = [
	"category",
	"merchant",
	"store",
	"locker",
	"goods",
	"sku",
	"review",
	"banner",
	"home_section",
	"hot_search",
	"help_category",
	"help_article",
	"site_text",
	"site",
	"agreement",
	"search_word",
	"search_gram",
	"coupon",
	"coupon_goods",
	"activity",
	"activity_goods",
	"group_offer",
	"question",
	"answer",
];
const tablesWithoutId = [
	"site_text",
	"site",
	"agreement",
	"search_word",
	"search_gram",
	"coupon_goods",
	"activity_goods",
];

/** More than the named goods and more than one batch. */
const madeUpToo = 600;

let shop: TestShop;
let client: Client;

beforeAll(async () => {
	shop = await openTestShop();
	client = new Client({ connectionString: shop.url });
	await client.connect();
});
afterAll(async () => {
	await client.end();
	await shop.close();
});

async function value<Result>(text: string): Promise<Result> {
	const { rows } = await client.query({ text, rowMode: "array" });
	return rows[0]?.[0] as Result;
}

async function fingerprint(): Promise<Record<string, string>> {
	const hashes: Record<string, string> = {};
	for (const table of tables)
		hashes[table] = await value(
			`select count(*) || ' ' || md5(string_agg(row::text, '' order by row::text collate "C")) from ${table} row`,
		);
	return hashes;
}

function empty() {
	return client.query(`truncate ${tables.join()} cascade`);
}

test("two loads of the same size give the same rows", async () => {
	const first = await fingerprint();
	await loadSampleShop(shop.url, { replace: true });
	expect(await fingerprint()).toEqual(first);

	await loadSampleShop(shop.url, { replace: true, goodsCount: madeUpToo });
	const larger = await fingerprint();
	await loadSampleShop(shop.url, { replace: true, goodsCount: madeUpToo });
	expect(await fingerprint()).toEqual(larger);
	expect(larger.goods).not.toBe(first.goods);
});

test("points that were given to somebody outlive the catalogue", async () => {
	const given = () =>
		value(
			"select md5(string_agg(row::text, '' order by id)) from points_entry row",
		);
	const before = await given();
	expect(before).not.toBeNull();
	await loadSampleShop(shop.url, { replace: true });
	expect(await given()).toBe(before);
});

test("a catalogue that holds anything is left as it is", async () => {
	const before = await fingerprint();
	await expect(loadSampleShop(shop.url)).rejects.toThrow(
		CatalogueNotEmptyError,
	);
	expect(await fingerprint()).toEqual(before);
});

test("a catalogue of which shoppers hold anything is not replaced", async () => {
	await client.query(
		`insert into favourite_goods (account_id, goods_id, price, added_at)
		select account.id, goods.id, goods.price, now() from account, goods limit 1`,
	);
	const before = await fingerprint();
	await expect(loadSampleShop(shop.url, { replace: true })).rejects.toThrow(
		CatalogueInUseError,
	);
	expect(await fingerprint()).toEqual(before);
	await client.query("delete from favourite_goods");
});

test("a catalogue about whose goods somebody has asked is not replaced", async () => {
	await client.query(
		`with asker as (insert into account (kind, nickname, locale, created_at)
			values ('member', 'Kit', 'en', now()) returning id)
		insert into question (goods_id, merchant_id, account_id, text, locale, created_at)
		select goods.id, merchant_id, asker.id, 'How high?', 'en', now()
		from asker, goods where goods.id = 1`,
	);
	const before = await fingerprint();
	await expect(loadSampleShop(shop.url, { replace: true })).rejects.toThrow(
		CatalogueInUseError,
	);
	expect(await fingerprint()).toEqual(before);
	await client.query("delete from question where text = 'How high?'");
});

test("only a catalogue without goods and categories is empty", async () => {
	expect(await isCatalogueEmpty(shop.url)).toBe(false);
	await empty();
	expect(await isCatalogueEmpty(shop.url)).toBe(true);
	await client.query(
		`insert into category (cart_type, name, image, position)
		values ('SUPERMARKET', '{}', '', 1)`,
	);
	expect(await isCatalogueEmpty(shop.url)).toBe(false);
});

test("a load that breaks off leaves nothing behind", async () => {
	await empty();
	const breakOff = () => {
		throw new Error("broken off");
	};
	await expect(
		loadSampleShop(shop.url, { onProgress: breakOff }),
	).rejects.toThrow("broken off");
	expect(await isCatalogueEmpty(shop.url)).toBe(true);
});

test("of two loaders at once one loads and the other is refused", async () => {
	await empty();
	const loads = await Promise.allSettled([
		loadSampleShop(shop.url),
		loadSampleShop(shop.url),
	]);
	const refused = loads.filter((load) => load.status === "rejected");
	expect(refused).toEqual([
		{ status: "rejected", reason: expect.any(CatalogueNotEmptyError) },
	]);
	expect(await isCatalogueEmpty(shop.url)).toBe(false);
});

describe("in a catalogue with made-up goods", () => {
	beforeAll(() =>
		loadSampleShop(shop.url, { replace: true, goodsCount: madeUpToo }),
	);

	test("there are as many goods as were asked for, and the rest is reported", async () => {
		expect(await value("select count(*)::int from goods")).toBe(madeUpToo);
		const seen: number[] = [];
		await loadSampleShop(shop.url, {
			replace: true,
			goodsCount: madeUpToo,
			onProgress: ({ done }) => seen.push(done),
		});
		expect(seen.at(-1)).toBe(madeUpToo);
		expect(seen).toEqual([...new Set(seen)].sort((a, b) => a - b));
	});

	test("a card repeats the cheapest sku in stock, else the cheapest", async () => {
		expect(
			await value(`select count(*)::int from goods where (price, coalesce(old_price, 0)) not in (
				select price, coalesce(old_price, 0) from sku where goods_id = goods.id and price = (
					select coalesce(min(price) filter (where stock > 0), min(price)) from sku where goods_id = goods.id
				)
			)`),
		).toBe(0);
		expect(
			await value(`select count(*)::int from goods where (stock, sku_count::int, has_price_range) is distinct from (
				select (sum(stock)::int, count(*)::int, count(distinct price) > 1) from sku where goods_id = goods.id
			)`),
		).toBe(0);
	});

	test("an old price is above the price", async () => {
		expect(
			await value(`select (select count(*) from goods where old_price <= price)::int
				+ (select count(*) from sku where old_price <= price)::int`),
		).toBe(0);
	});

	test("a goods lies in a leaf of its top category and area", async () => {
		expect(
			await value(`select count(*)::int from goods
				join category leaf on leaf.id = category_id
				where leaf.parent_id is distinct from top_category_id or leaf.cart_type <> goods.cart_type`),
		).toBe(0);
	});

	test("a merchant's goods are counted", async () => {
		expect(
			await value(`select count(*)::int from merchant where goods_count <> (
				select count(*) from goods where merchant_id = merchant.id and is_shown
			)`),
		).toBe(0);
	});

	test.each(tables.filter((table) => !tablesWithoutId.includes(table)))(
		"what is added to %s next gets an id of its own",
		async (table) => {
			const next = `select nextval(pg_get_serial_sequence('${table}', 'id'))::int`;
			const last = `select max(id) from ${table}`;
			expect(await value<number>(next)).toBeGreaterThan(await value(last));
		},
	);
});

test("indexes that a large load drops come back as they were", async () => {
	const definitions = () =>
		value<string[]>(
			`select array_agg(indexdef order by indexdef) from pg_indexes
			where tablename in ('goods', 'sku')`,
		);
	const before = await definitions();
	const during = await withoutIndexes(
		{ client, tables: ["goods", "sku"] },
		definitions,
		() => {},
	);
	expect(during).toEqual(before.filter((one) => one.includes("UNIQUE")));
	expect(during.length).toBeLessThan(before.length);
	expect(await definitions()).toEqual(before);
});

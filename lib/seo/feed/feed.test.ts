/** @jest-environment node */
import {
	feedLimitMax,
	type GoodsDetail,
} from "@/gateway/contract/catalog/goods";
import { localeCodes } from "@/gateway/contract/locale";
import { streamText } from "@/lib/http/stream-text";
import { goodsOf, skuOf } from "../testing/goods-of";
import { feedItems } from "./feed-items";
import { feedNames, readFeedName } from "./feed-name";
import { feedParts } from "./feed-parts";
import { writeGoogle } from "./google";
import { writeMeta } from "./meta";

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

const shirt = goodsOf(
	[
		skuOf(70, {
			options: { colour: "Black", size: "M" },
			price: "80.00",
			oldPrice: "100.00",
			image: "/sample/black.webp",
		}),
		skuOf(71, { options: { colour: "White", size: "M" }, stock: 0 }),
	],
	{ name: "Shirt", gallery: ["/sample/a.webp", "/sample/b.webp"] },
);

test("each sku is an item of its goods' group, with its own page, picture, price and stock", () => {
	expect(feedItems(shirt, "fr")).toMatchObject([
		{
			id: "70",
			item_group_id: "7",
			title: "Shirt, Black, M",
			link: "https://shop.example/fr/goods_detail/7?sku=70",
			image_link: "https://shop.example/sample/black.webp",
			additional_image_link: [
				"https://shop.example/sample/a.webp",
				"https://shop.example/sample/b.webp",
			],
			isInStock: true,
			price: "100.00 HKD",
			sale_price: "80.00 HKD",
			brand: "Kowloon Dairy",
			product_type: "Dairy > Milk",
			color: "Black",
			size: "M",
			shipping: "50.00 HKD",
		},
		{
			id: "71",
			image_link: "https://shop.example/sample/a.webp",
			isInStock: false,
			price: "12.50 HKD",
			sale_price: undefined,
		},
	]);
});

test("a goods of one sku belongs to no group, and its page needs no choice", () => {
	const [item, ...others] = feedItems(goodsOf([skuOf(70)]), "zh-CN");
	expect(others).toEqual([]);
	expect(item).toMatchObject({
		title: "Fresh milk",
		link: "https://shop.example/goods_detail/7",
		item_group_id: undefined,
	});
});

test("an old price that saves nothing is no sale", () => {
	const sku = skuOf(1, { price: "12.50", oldPrice: "12.50" });
	expect(feedItems(goodsOf([sku]), "en")).toMatchObject([
		{ price: "12.50 HKD", sale_price: undefined },
	]);
});

test("delivery costs nothing from the amount on, and where nobody brings the goods none is claimed", () => {
	const dear = goodsOf([skuOf(1, { price: "350.00" })]);
	expect(feedItems(dear, "en")[0]?.shipping).toBe("0.00 HKD");
	const nowhere = goodsOf([skuOf(1)], { freight: null });
	const [item] = feedItems(nowhere, "en");
	expect(item?.shipping).toBeUndefined();
	expect(item && writeGoogle(item)).not.toContain("shipping");
});

test("what catalogues refuse is left out: goods without a picture, and more text or pictures than they take", () => {
	const skus = [skuOf(1)];
	expect(feedItems(goodsOf(skus, { gallery: [] }), "en")).toEqual([]);
	const long = goodsOf(skus, {
		name: "😀".repeat(200),
		introduction: "a".repeat(6_000),
		gallery: Array.from({ length: 20 }, (_, at) => `/sample/${at}.webp`),
	});
	const [item] = feedItems(long, "en");
	expect([...String(item?.title)]).toHaveLength(150);
	expect(item?.title).not.toMatch(/\p{Surrogate}/u);
	expect(item?.description).toHaveLength(5_000);
	expect(item?.additional_image_link).toHaveLength(10);
});

test("a description is the introduction's words, without its signs", () => {
	const introduction =
		"# Fresh\n\nFrom **cows** that\n\n- graze\n- rest\n\n| a | b |\n|---|---|\n| 1 | 2 |";
	const [item] = feedItems(goodsOf([skuOf(1)], { introduction }), "en");
	expect(item?.description).toBe(
		"Fresh\nFrom cows that\ngraze\nrest\na b\n1 2",
	);
});

test("an item of Google's is XML whatever stands in a name, and says what is asked for", () => {
	const name = `<b>"Fish" & \u0007chips\ud800</b>`;
	const [item] = feedItems(goodsOf([skuOf(70)], { name }), "en");
	const xml = item ? writeGoogle(item) : "";
	expect(xml).toContain(
		"<g:title>&lt;b&gt;&quot;Fish&quot; &amp; chips&lt;/b&gt;</g:title>",
	);
	for (const part of [
		"<g:id>70</g:id>",
		"<g:price>12.50 HKD</g:price>",
		"<g:availability>in_stock</g:availability>",
		"<g:condition>new</g:condition>",
		"<g:identifier_exists>no</g:identifier_exists>",
		"<g:shipping><g:country>HK</g:country><g:price>50.00 HKD</g:price></g:shipping>",
	])
		expect(xml).toContain(part);
	expect(xml).not.toMatch(/undefined|sale_price|item_group_id/);
	const opened = [...xml.matchAll(/<([\w:]+)>/g)].map(([, tag]) => tag);
	const closed = [...xml.matchAll(/<\/([\w:]+)>/g)].map(([, tag]) => tag);
	expect(opened.toSorted()).toEqual(closed.toSorted());
});

test("an item of Meta's is one record of as many cells as the first line names, quotes doubled", () => {
	const fields = { name: 'A "large", fresh\nmilk', brand: null };
	const [item] = feedItems(goodsOf([skuOf(70)], fields), "en");
	const record = item ? writeMeta(item) : "";
	expect(record).toContain('"70","A ""large"", fresh\nmilk"');
	expect(record).toContain('"in stock","new","12.50 HKD"');
	expect(record).toContain('"Jade Store"');
	expect(record).toContain('"HK:::50.00 HKD"');
	expect(record.endsWith('"\r\n')).toBe(true);
});

/** As many goods as asked for, read as the gateway reads them; counts what was asked. */
function catalogue(count: number) {
	const asked: { after: number; limit: number }[] = [];
	const read = async (range: { after: number; limit: number }) => {
		asked.push(range);
		const { after, limit } = range;
		const size = Math.max(0, Math.min(limit, count - after));
		return Array.from(
			{ length: size },
			(_, at): GoodsDetail => ({
				...goodsOf([skuOf(after + at + 1)]),
				id: after + at + 1,
			}),
		);
	};
	return { asked, read };
}

const english = { kind: "google", locale: "en" } as const;

test.each([0, 1, 99, 100, 101, 250])(
	"a feed of %s goods names each once, between one start and one end",
	async (count) => {
		const { read } = catalogue(count);
		let text = "";
		for await (const part of feedParts(english, "Shop", read)) text += part;
		const ids = [...text.matchAll(/<g:id>(\d+)</g)].map(([, id]) => Number(id));
		expect(ids).toEqual(Array.from({ length: count }, (_, at) => at + 1));
		expect(text.split("<rss ")).toHaveLength(2);
		expect(text.endsWith("</channel>\n</rss>\n")).toBe(true);
	},
);

test("a Meta feed of no goods is its first line alone", async () => {
	const parts = feedParts(
		{ kind: "meta", locale: "en" },
		"Shop",
		catalogue(0).read,
	);
	const { value } = await parts.next();
	expect(value).toMatch(/^"id","title","description","availability"/);
	expect(value?.split("\r\n")).toHaveLength(2);
});

test("of a hundred thousand goods no more than a part is asked for or held at a time", async () => {
	const { asked, read } = catalogue(100_000);
	let longest = 0;
	for await (const part of feedParts(english, "Shop", read))
		longest = Math.max(longest, part.length);
	expect(asked).toHaveLength(100_000 / feedLimitMax + 1);
	for (const { limit } of asked) expect(limit).toBe(feedLimitMax);
	expect(longest).toBeLessThan(feedLimitMax * 2_000);
});

test("nothing is read before it is asked for, and nothing after the reader has left", async () => {
	const { asked, read } = catalogue(10_000);
	const reader = streamText(feedParts(english, "Shop", read)).getReader();
	await reader.read();
	await reader.cancel();
	expect(asked.length).toBeLessThanOrEqual(2);
});

test("each language has a feed for each catalogue and area, and its name leads to it", () => {
	for (const locale of localeCodes) {
		const names = feedNames(locale);
		expect(names).toHaveLength(4);
		for (const name of names) expect(readFeedName(name)?.locale).toBe(locale);
	}
	expect(readFeedName("meta-zh-CN-mall.csv")).toEqual({
		kind: "meta",
		locale: "zh-CN",
		cartType: "E_COMMERCE",
	});
});

test.each(["google-en-mall.csv", "google-de-mall.xml", "google-en.xml", "x"])(
	"%s is no feed",
	(name) => {
		expect(readFeedName(name)).toBeUndefined();
	},
);

import { goodsRow, skuRows } from "./goods-rows";
import type { GoodsSeed } from "./sample-schema";

const sixTimes = (text: string) => ({
	"zh-CN": text,
	en: text,
	fr: text,
	th: text,
	lao: text,
	es: text,
});

const shirt: GoodsSeed = {
	key: "shirt",
	category: "men-clothing",
	merchant: "tailor",
	name: sixTimes("shirt"),
	introduction: sixTimes("cotton"),
	unit: null,
	brand: null,
	origin: "HK",
	storage: null,
	keywords: [],
	picture: { icon: "t-shirt", ground: "sky", pack: "none" },
	skus: [
		{
			options: { colour: "navy", size: "M" },
			price: "90.00",
			stock: 1,
			weightGrams: 200,
		},
	],
};

const named = {
	seed: shirt,
	leaf: {
		id: 5,
		topId: 2,
		cartType: "E_COMMERCE" as const,
		names: [sixTimes("men"), sixTimes("fashion")] as [
			GoodsSeed["name"],
			GoodsSeed["name"],
		],
	},
	merchantId: 3,
	merchantName: sixTimes("tailor"),
	images: ["/1.webp"],
};

test("a colour reads in every language, another choice stays as it is", () => {
	const [row] = skuRows(named, 7);
	expect(row?.options).toMatchObject({
		colour: { "zh-CN": "海軍藍", en: "Navy" },
		size: "M",
	});
});

test("a goods was put on the shelf within the year before the shop's day", () => {
	for (let at = 0; at < 200; at++) {
		const { createdAt } = goodsRow(
			{ ...named, seed: { ...shirt, key: `shirt-${at}` } },
			at + 1,
		);
		expect(createdAt.getTime()).toBeLessThan(
			Date.parse("2026-11-01T00:00:00+08:00"),
		);
		expect(createdAt.getTime()).toBeGreaterThanOrEqual(
			Date.parse("2025-11-01T00:00:00+08:00"),
		);
	}
});

test("names weigh more than the merchant, and introductions are not searched", () => {
	const { search } = goodsRow(named, 1);
	expect(search.split(" ")).toEqual(
		expect.arrayContaining(["'shirt'", "'~tailor'"]),
	);
	expect(search).not.toContain("cotton");
});

import type { GoodsDetail, Sku } from "@/gateway/contract/catalog/goods";
import { ofEachFact } from "@/gateway/contract/catalog/goods-facts";
import type { Review, ReviewSummary } from "@/gateway/contract/sales/review";
import { describeBreadcrumb } from "./breadcrumb";
import { describeGoods } from "./goods";
import { describeGoodsList } from "./goods-list";
import { writeJsonLd } from "./json-ld";
import { describeShop } from "./shop";

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

function skuOf(id: number, fields: Partial<Sku> = {}): Sku {
	const plain = {
		options: {},
		oldPrice: null,
		content: null,
		unitPrice: null,
		lowestBefore: null,
		image: null,
	};
	return { id, price: "12.50", stock: 3, ...plain, ...fields };
}

function goodsOf(skus: Sku[], fields: Partial<GoodsDetail> = {}): GoodsDetail {
	const merchant = { id: 2, name: "Jade Store", isSelfSupport: false };
	return {
		id: 7,
		name: "Fresh milk",
		image: "/sample/milk.webp",
		cartType: "SUPERMARKET",
		price: "12.50",
		oldPrice: null,
		unitPrice: null,
		hasPriceRange: false,
		stock: 3,
		sales: 0,
		rating: null,
		ratingCount: 0,
		skuCount: skus.length,
		introduction: "One litre",
		guarantees: ["refund"],
		gallery: ["/sample/milk.webp"],
		options: [],
		skus,
		...ofEachFact(() => null),
		brand: "Kowloon Dairy",
		origin: "HK",
		storage: "chilled",
		weightGrams: 1030,
		categories: [
			{ id: 3, name: "Dairy" },
			{ id: 30, name: "Milk" },
		],
		merchant: {
			...merchant,
			logo: "",
			introduction: "",
			goodsCount: 1,
			rating: null,
			ratingCount: 0,
		},
		...fields,
	};
}

test("no name can end the script it stands in, and none is changed by it", () => {
	const name = "</script><script>alert(1)</script><!-- & \u2028";
	const text = writeJsonLd([{ "@type": "Product", name }]);
	expect(text).not.toMatch(/[<>&\u2028]/);
	expect(JSON.parse(text)).toMatchObject({ "@type": "Product", name });
});

test("several things of a page stand in one graph", () => {
	const things = [{ "@type": "Organization" }, { "@type": "WebSite" }];
	expect(JSON.parse(writeJsonLd(things))).toEqual({
		"@context": "https://schema.org",
		"@graph": things,
	});
});

test("a goods of one sku is one offer, with absolute addresses", () => {
	const goods = describeGoods(goodsOf([skuOf(70)]), "en");
	expect(goods).toMatchObject({
		"@type": "Product",
		name: "Fresh milk",
		sku: "7",
		url: "https://shop.example/en/goods_detail/7",
		image: ["https://shop.example/sample/milk.webp"],
		brand: { "@type": "Brand", name: "Kowloon Dairy" },
		category: "Dairy > Milk",
		offers: {
			"@type": "Offer",
			sku: "70",
			price: "12.50",
			priceCurrency: "HKD",
			availability: "https://schema.org/InStock",
			seller: { name: "Jade Store" },
		},
	});
	expect(goods).not.toHaveProperty("aggregateRating");
});

test("an offer says for how much of it the price is, and by which measure to reckon", () => {
	const goods = goodsOf([
		skuOf(70, {
			content: "1.5 l",
			unitPrice: { price: "0.83", per: "volume" },
		}),
	]);
	expect(describeGoods(goods, "en")).toMatchObject({
		offers: {
			priceSpecification: {
				"@type": "UnitPriceSpecification",
				price: "12.50",
				referenceQuantity: {
					value: 1.5,
					unitCode: "LTR",
					valueReference: { value: 100, unitCode: "MLT" },
				},
			},
		},
	});
});

test("what buyers say is told where somebody has said something, three reviews at most", () => {
	const review: Review = {
		id: 1,
		nickname: "G***r",
		stars: 4,
		qualityStars: 4,
		serviceStars: 3,
		text: "Bien",
		locale: "lao",
		images: [],
		attribute: null,
		createdAt: "2026-10-01T09:00:00.000+08:00",
		reply: null,
	};
	const summary: ReviewSummary = {
		rating: "4.3",
		qualityRating: "4.4",
		serviceRating: "4.2",
		goodPercent: 80,
		counts: { all: 20, good: 16, medium: 3, bad: 1, picture: 0 },
		stars: [],
	};
	const newest = [1, 2, 3, 4].map((id) => ({ ...review, id }));
	const said = describeGoods(goodsOf([skuOf(1)]), "en", { summary, newest });
	expect(said.aggregateRating).toEqual({
		"@type": "AggregateRating",
		ratingValue: "4.3",
		reviewCount: 20,
		bestRating: 5,
		worstRating: 1,
	});
	expect(said.review).toHaveLength(3);
	expect(said).toMatchObject({
		review: Array(3).fill({
			"@type": "Review",
			author: { "@type": "Person", name: "G***r" },
			datePublished: "2026-10-01T09:00:00.000+08:00",
			inLanguage: "lo",
			reviewBody: "Bien",
			reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 1 },
		}),
	});

	const counts = { all: 0, good: 0, medium: 0, bad: 0, picture: 0 };
	const silent = { summary: { ...summary, rating: null, counts }, newest: [] };
	const unsaid = describeGoods(goodsOf([skuOf(1)]), "en", silent);
	expect(writeJsonLd([unsaid])).not.toMatch(/ating|eview/);
});

test("prices of several skus are compared as amounts, and only of those in stock", () => {
	const skus = [
		skuOf(1, { price: "9.00", stock: 0 }),
		skuOf(2, { price: "100.00" }),
		skuOf(3, { price: "20.50" }),
	];
	expect(describeGoods(goodsOf(skus), "en").offers).toMatchObject({
		"@type": "AggregateOffer",
		lowPrice: "20.50",
		highPrice: "100.00",
		offerCount: 3,
		availability: "https://schema.org/InStock",
		offers: [
			{ sku: "1", availability: "https://schema.org/OutOfStock" },
			{ sku: "2", availability: "https://schema.org/InStock" },
			{ sku: "3", availability: "https://schema.org/InStock" },
		],
	});
});

test("what is sold out keeps its prices and says so", () => {
	const skus = [skuOf(1, { stock: 0 }), skuOf(2, { price: "15.00", stock: 0 })];
	expect(describeGoods(goodsOf(skus), "en").offers).toMatchObject({
		lowPrice: "12.50",
		highPrice: "15.00",
		availability: "https://schema.org/OutOfStock",
	});
});

test("what is not known about a goods is left out", () => {
	const unknown = { brand: null, origin: null, weightGrams: 0, gallery: [] };
	const goods = goodsOf([skuOf(1)], { ...unknown, introduction: "" });
	const text = writeJsonLd([describeGoods(goods, "zh-CN")]);
	expect(text).not.toMatch(/null|brand|countryOfOrigin|weight/);
	expect(JSON.parse(text).description).toBe("Fresh milk");
});

test("a breadcrumb counts from one, carries the language, and ends at the page itself", () => {
	const crumbs = [{ name: "Home", path: "/" }, { name: "Milk" }];
	expect(describeBreadcrumb(crumbs, "lao").itemListElement).toEqual([
		expect.objectContaining({ position: 1, item: "https://shop.example/lao" }),
		expect.objectContaining({ position: 2, name: "Milk", item: undefined }),
	]);
});

test("a list names its goods in their order", () => {
	const goods = [
		{ id: 9, name: "Nine" },
		{ id: 4, name: "Four" },
	];
	const list = describeGoodsList({ name: "Dairy", goods }, "zh-CN");
	expect(list.numberOfItems).toBe(2);
	expect(list.itemListElement).toEqual([
		expect.objectContaining({
			position: 1,
			url: "https://shop.example/goods_detail/9",
		}),
		expect.objectContaining({
			position: 2,
			url: "https://shop.example/goods_detail/4",
		}),
	]);
});

test("the search of the shop is offered in the language of the page", () => {
	const home = {
		siteName: "Harbour Market",
		site_keywords: "",
		site_description: "",
		banners: [],
		sections: [],
	};
	const [organization, website] = describeShop(home, "fr");
	expect(organization).toMatchObject({
		"@type": "Organization",
		url: "https://shop.example/",
		logo: "https://shop.example/pictures/icon-512.png",
	});
	expect(website).toMatchObject({
		"@type": "WebSite",
		url: "https://shop.example/fr",
		potentialAction: {
			target: {
				urlTemplate:
					"https://shop.example/fr/goods/goods_search?title={search_term_string}",
			},
		},
	});
});

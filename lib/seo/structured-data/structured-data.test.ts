import { gzipSync } from "node:zlib";
import type { Sku } from "@/gateway/contract/catalog/goods";
import { goodsBounds } from "@/gateway/contract/catalog/goods-form";
import { slotDays } from "@/gateway/contract/delivery/slot-terms";
import { refundWithinDays } from "@/gateway/contract/sales/refund-terms";
import type { Review, ReviewSummary } from "@/gateway/contract/sales/review";
import { goodsOf, skuOf } from "../testing/goods-of";
import { describeBreadcrumb } from "./breadcrumb";
import { describeGoods } from "./goods";
import { type Thing, writeJsonLd } from "./json-ld";
import { describeShop } from "./shop";

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

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

function describe(...asked: Parameters<typeof describeGoods>): Thing {
	const [goods] = describeGoods(...asked);
	if (!goods) throw new Error("Nothing is described");
	return goods;
}

test("a goods of one sku is one offer, with absolute addresses", () => {
	const goods = describe(goodsOf([skuOf(70)]), "en");
	expect(goods).toMatchObject({
		"@type": "Product",
		name: "Fresh milk",
		sku: "70",
		url: "https://shop.example/en/goods_detail/7",
		image: ["https://shop.example/sample/milk.webp"],
		brand: { "@type": "Brand", name: "Kowloon Dairy" },
		category: "Dairy > Milk",
		offers: {
			"@type": "Offer",
			url: "https://shop.example/en/goods_detail/7",
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
	expect(describe(goods, "en")).toMatchObject({
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
	const said = describe(goodsOf([skuOf(1)]), "en", { summary, newest });
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
	const unsaid = describe(goodsOf([skuOf(1)]), "en", silent);
	expect(writeJsonLd([unsaid])).not.toMatch(/ating|eview/);
});

const twoKinds = [
	{ colour: "Black", flavour: "Mint" },
	{ colour: "White", flavour: "Mint" },
].map((options, at) =>
	skuOf(71 + at, { options, price: at ? "400.00" : "9.90", stock: at }),
);

test("several skus are a group: each a product with its own number, page, picture, price and stock", () => {
	const [first, second] = twoKinds as [Sku, Sku];
	const skus = [first, { ...second, image: "/sample/white.webp" }];
	const options = [
		{ name: "colour", values: ["Black", "White"] },
		{ name: "flavour", values: ["Mint"] },
	];
	const group = describe(goodsOf(skus, { options }), "fr");
	expect(group).toMatchObject({
		"@type": "ProductGroup",
		productGroupID: "7",
		url: "https://shop.example/fr/goods_detail/7",
		variesBy: [
			"https://schema.org/color",
			"https://schema.org/additionalProperty",
		],
	});
	expect(group).not.toHaveProperty("offers");
	expect(group.hasVariant).toMatchObject([
		{
			"@type": "Product",
			sku: "71",
			name: "Fresh milk, Black, Mint",
			color: "Black",
			additionalProperty: [{ name: "flavour", value: "Mint" }],
			image: "https://shop.example/sample/milk.webp",
			offers: {
				url: "https://shop.example/fr/goods_detail/7?sku=71",
				price: "9.90",
				availability: "https://schema.org/OutOfStock",
			},
		},
		{
			sku: "72",
			url: "https://shop.example/fr/goods_detail/7?sku=72",
			image: "https://shop.example/sample/white.webp",
			offers: {
				price: "400.00",
				availability: "https://schema.org/InStock",
			},
		},
	]);
});

test("a group of fifty skus, as many as there may be, stays within 3 kB of a page", () => {
	const skus = Array.from({ length: goodsBounds.skus }, (_, at) =>
		skuOf(1_000_000 + at, {
			options: { colour: `Colour ${at % 10}`, size: `Size ${at}` },
			price: `${100 + at}.90`,
			image: `/uploads/${String(at).repeat(32).slice(0, 32)}.webp`,
		}),
	);
	const one = writeJsonLd(describeGoods(goodsOf([skuOf(1)]), "en"));
	const all = writeJsonLd(describeGoods(goodsOf(skus), "en"));
	expect(JSON.parse(all)["@graph"][0].hasVariant).toHaveLength(50);
	expect(gzipSync(all).length - gzipSync(one).length).toBeLessThan(3_000);
});

const detailsOf = (things: Thing[], type: string) =>
	things.filter((one) => one["@type"] === type);

test("an offer says what bringing it alone costs by its own terms, and one of enough value that it costs nothing", () => {
	const freight = { fee: "25.00", freeFrom: "400.00" };
	const goods = goodsOf(twoKinds, { cartType: "E_COMMERCE", freight });
	const [group, ...things] = describeGoods(goods, "en");
	const delivery = detailsOf(things, "OfferShippingDetails");
	expect(delivery).toMatchObject([
		{
			shippingRate: { value: "25.00", currency: "HKD" },
			shippingDestination: { addressCountry: "HK" },
		},
		{ shippingRate: { value: "0.00" } },
	]);
	expect(group).toMatchObject({
		hasVariant: delivery.map((details) => ({
			offers: { shippingDetails: { "@id": details["@id"] } },
		})),
	});
});

test("goods of the supermarket arrive within the days that slots can be booked for; a merchant of the mall promises none", () => {
	const [, ofStore] = describeGoods(goodsOf([skuOf(1)]), "en");
	expect(ofStore?.deliveryTime).toMatchObject({
		handlingTime: { minValue: 0, maxValue: slotDays - 1, unitCode: "DAY" },
		transitTime: { minValue: 0, maxValue: 0 },
		cutoffTime: "18:30:00+08:00",
	});
	const mall = goodsOf([skuOf(1)], { cartType: "E_COMMERCE" });
	expect(describeGoods(mall, "en")[1]).not.toHaveProperty("deliveryTime");
});

test("what goes back, and until when, is said by the shop's own rule, where the page says so", () => {
	const [goods, ...things] = describeGoods(goodsOf([skuOf(1)]), "en");
	const [policy] = detailsOf(things, "MerchantReturnPolicy");
	expect(policy).toMatchObject({
		applicableCountry: "HK",
		returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
		merchantReturnDays: refundWithinDays,
	});
	expect(goods).toMatchObject({
		offers: { hasMerchantReturnPolicy: { "@id": policy?.["@id"] } },
	});
	const silent = goodsOf([skuOf(1)], { guarantees: ["genuine"] });
	expect(writeJsonLd(describeGoods(silent, "en"))).not.toContain("Return");
});

test("where nobody brings goods just now no way to bring them is claimed", () => {
	const nowhere = goodsOf([skuOf(1)], { freight: null });
	expect(writeJsonLd(describeGoods(nowhere, "en"))).not.toContain("hipping");
});

test("what is not known about a goods is left out", () => {
	const unknown = { brand: null, origin: null, weightGrams: 0, gallery: [] };
	const goods = goodsOf([skuOf(1)], { ...unknown, introduction: "" });
	const text = writeJsonLd([describe(goods, "zh-CN")]);
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

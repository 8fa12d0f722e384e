import { describeMerchant, describeStreet } from "./merchant";

const merchant = {
	id: 5,
	name: "Peak Audio",
	introduction: "Headphones and cameras.",
	logo: "/sample/merchants/peak-audio-200.webp",
	phone: "+852 4000 4105",
	address: "Wan Chai, Hong Kong",
	rating: "4.6",
	ratingCount: 12,
	openingHours: null,
};

beforeEach(() => {
	process.env.SITE_URL = "https://shop.example";
});
afterEach(() => {
	delete process.env.SITE_URL;
});

test("a merchant is described with its stars, by its address in the page's language", () => {
	expect(describeMerchant(merchant, "en")).toMatchObject({
		"@type": "OnlineStore",
		url: "https://shop.example/en/merchant/home?id=5",
		aggregateRating: { ratingValue: "4.6", ratingCount: 12, bestRating: 5 },
	});
});

test("a merchant without reviews claims no stars", () => {
	const unrated = { ...merchant, rating: null, ratingCount: 0 };
	expect(describeMerchant(unrated, "en")).not.toHaveProperty("aggregateRating");
});

test("a merchant says when it answers, and nothing where it has not said", () => {
	const day = { from: "10:00", to: "18:00" };
	const openingHours = [day, day, day, day, day, null, null];
	expect(describeMerchant({ ...merchant, openingHours }, "en")).toMatchObject({
		contactPoint: {
			telephone: merchant.phone,
			hoursAvailable: [{ opens: "10:00", closes: "18:00" }],
		},
	});
	expect(describeMerchant(merchant, "en")).not.toHaveProperty("contactPoint");
});

test("the street lists its merchants in its order", () => {
	const both = [merchant, { id: 2, name: "Harbour Select" }];
	expect(describeStreet("Street", both, "zh-CN")).toMatchObject({
		itemListElement: [
			{ position: 1, url: "https://shop.example/merchant/home?id=5" },
			{ position: 2, url: "https://shop.example/merchant/home?id=2" },
		],
	});
});

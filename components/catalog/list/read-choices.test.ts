import { createTranslator } from "next-intl";
import { messagesOf } from "@/lib/i18n/messages";
import type { ListQuery } from "@/lib/routes/paths";
import { readChoices } from "./read-choices";
import type { GoodsPage } from "./read-list";

jest.mock("next-intl/server", () => ({
	getTranslations: async (namespace: "list.filter") =>
		createTranslator({ locale: "en", messages: messagesOf("en"), namespace }),
}));

jest.mock("@/lib/i18n/locale", () => ({ currentLocale: async () => "en" }));

/** Stands in for the gateway: without the filter there are two kinds of seller. */
jest.mock("./read-list", () => ({
	readCounts: async ({ filters }: ListQuery) => ({
		...goods,
		facets: {
			...goods.facets,
			merchantTypes: [
				{ type: "self-support", count: filters ? 0 : 9 },
				{ type: "third-party", count: filters ? 0 : 4 },
			],
		},
	}),
}));

const goods: GoodsPage = {
	list: [],
	total: 9,
	isTotalCapped: false,
	page: 1,
	limit: 24,
	totalPage: 1,
	correctedKeyword: null,
	facets: {
		categories: [
			{ id: 3, name: "Tea", count: 6 },
			{ id: 4, name: "Cups", count: 3 },
		],
		merchantTypes: [{ type: "self-support", count: 9 }],
		brands: [{ value: "Gullmead", count: 9 }],
		origins: [],
		inStock: 9,
		ratings: [],
		price: { min: "5.00", max: "9.00" },
	},
};

async function namesOf(place: object, page: GoodsPage) {
	return (await readChoices(place, page)).map(({ name }) => name);
}

test("what would narrow nothing is no choice: one brand, one kind of seller, a category's own parts", async () => {
	expect(await namesOf({ title: "tea" }, goods)).toEqual(["cid"]);
	expect(await namesOf({ cid: 2 }, goods)).toEqual([]);
});

test("brands and origins are choices where there are several, countries by their names", async () => {
	const origins = [
		{ value: "FR", count: 6 },
		{ value: "HK", count: 3 },
	];
	const facets = { ...goods.facets, origins };
	const [facet] = await readChoices({ cid: 2 }, { ...goods, facets });
	expect(facet).toMatchObject({
		name: "origin",
		choices: [
			{ value: "FR", name: "France", count: 6 },
			{ value: "HK", count: 3 },
		],
	});
});

test("stars are a choice where some goods have fewer", async () => {
	const rated = (four: number, three: number): GoodsPage => {
		const ratings = [
			{ minimum: 4 as const, count: four },
			{ minimum: 3 as const, count: three },
		];
		return { ...goods, facets: { ...goods.facets, ratings } };
	};
	const [facet] = await readChoices({ cid: 2 }, rated(2, 5));
	expect(facet).toMatchObject({
		name: "rating",
		choices: [
			{ value: "4", name: "4 stars and up", count: 2 },
			{ value: "3", name: "3 stars and up", count: 5 },
		],
	});
	expect(await namesOf({ cid: 2 }, rated(9, 0))).toEqual([]);
});

test("the others of a facet in use are counted as if it were not", async () => {
	const [facet] = await readChoices(
		{ cid: 2, filters: { merchantType: "self-support" } },
		goods,
	);
	expect(facet).toMatchObject({
		name: "merchantType",
		chosen: "self-support",
		choices: [
			{ value: "self-support", name: "Our own", count: 9 },
			{ value: "third-party", name: "Other merchants", count: 4 },
		],
	});
});

test("where not all goods were counted each count is a least number", async () => {
	const [facet] = await readChoices(
		{ title: "tea" },
		{ ...goods, total: 1000, isTotalCapped: true },
	);
	expect(facet?.isAtLeast).toBe(true);
});

type Query = Record<string, string | number>;

export interface Question {
	name: string;
	path: string;
	/** Asked in turn, so that no answer is that of one lucky word. */
	queries: Query[];
}

const list = "/api/front/product/list";
const words = {
	ordinary: ["strawberry", "shampoo", "laptop", "雪糕", "suitcase", "薯仔"],
	common: ["set", "pack", "日本", "family"],
};

const each = (keywords: string[], more: Query = {}): Query[] =>
	keywords.map((keyword) => ({ keyword, limit: 24, ...more }));

/** What a catalogue is asked, alike for every size. `rare` are words that a handful of goods have. */
export function questions(rare: string[], goodsCount: number): Question[] {
	const of = (name: string, queries: Query[], path = list) => ({
		name,
		path,
		queries,
	});
	const searches: [string, string[]][] = [
		["rare words", rare],
		["ordinary words", words.ordinary],
		["common words", words.common],
	];
	const ids = Array.from({ length: 20 }, (_, at) =>
		Math.ceil(((at + 1) * goodsCount) / 20),
	);
	return [
		...searches.map(([name, keywords]) =>
			of(`search, ${name}`, each(keywords)),
		),
		of("search by price", each(words.common, { sort: "price" })),
		of("search in a category", each(words.common, { cid: 1 })),
		of(
			"search in a range of prices",
			each(words.common, { minPrice: 50, maxPrice: 60 }),
		),
		// Of a thousand goods a handful match: their page 20 is empty, unless pages are short and words very common.
		of("search, page 20", each(words.common, { page: 20 })),
		of(
			"search, page 20 of five",
			each(["set", "pack"], { page: 20, limit: 5 }),
		),
		of("list of an area", [{ cartType: "E_COMMERCE", limit: 24 }]),
		of("list of a category", [
			{ cid: 1, limit: 24 },
			{ cid: 2, limit: 24 },
		]),
		of("list by price", [{ cid: 1, sort: "price", limit: 24 }]),
		of("list in a range of prices", [
			{ cid: 1, minPrice: 50, maxPrice: 60, limit: 24 },
		]),
		of("list, page 20", [{ cid: 1, page: 20, limit: 24 }]),
		of(
			"suggest",
			["straw", "sham", "雪", "lap", "set", "pa"].map((q) => ({ q })),
			"/api/front/product/suggest",
		),
		...detail(ids),
	];
}

function detail(ids: number[]): Question[] {
	return [
		{
			name: "detail",
			path: "/api/front/product/detail/",
			queries: ids.map((id) => ({ id })),
		},
	];
}

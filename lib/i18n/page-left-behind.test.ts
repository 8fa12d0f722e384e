import { pageLeftBehind } from "./page-left-behind";

const site = "https://shop.test";
const search = "/goods/goods_search?keyword=%E8%8C%B6&sort=1";
const leftFor = (pathname: string, referrer: string | null, query = "") =>
	pageLeftBehind({ pathname, search: query, host: "shop.test", referrer });

test("the same page in another language goes on with what was asked there", () => {
	expect(leftFor("/en/goods/goods_search", site + search)).toBe(`/en${search}`);
});

test.each([
	["nothing is named", null],
	["what is named is no address", "shop"],
	[
		"it is the same language: a filter was taken away",
		`${site}/en/goods/goods_search?keyword=tea`,
	],
	["it is another page", `${site}/goods/goods_category?cid=3`],
	["it is another shop", `https://other.test${search}`],
	["nothing was asked there", `${site}/goods/goods_search`],
])("nothing is taken over where %s", (_, referrer) => {
	expect(leftFor("/en/goods/goods_search", referrer)).toBeUndefined();
});

test("a link that did not know its page leads to it, or home where nobody can say which it was", () => {
	const to = (pathname: string, referrer: string | null) =>
		leftFor(pathname, referrer, "?same-page=1");
	expect(to("/fr", site + search)).toBe(`/fr${search}`);
	expect(to("/", `${site}/fr${search}`)).toBe(search);
	expect(to("/fr", null)).toBe("/fr");
	expect(to("/fr", "https://other.test/a")).toBe("/fr");
});

test("a query of its own is kept as it is", () => {
	expect(leftFor("/fr/goods/goods_search", site + search, "?cid=1")).toBe(
		undefined,
	);
});

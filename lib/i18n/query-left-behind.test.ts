import { queryLeftBehind } from "./query-left-behind";

const asked = { pathname: "/en/goods/goods_search", host: "shop.test" };
const site = "https://shop.test";

test("the same page in another language goes on with what was asked there", () => {
	const referrer = `${site}/goods/goods_search?keyword=%E8%8C%B6&sort=1`;
	expect(queryLeftBehind({ ...asked, referrer })).toBe(
		"keyword=%E8%8C%B6&sort=1",
	);
});

test.each([
	["nothing is named", null],
	["what is named is no address", "shop"],
	[
		"it is the same language: a filter was taken away",
		`${site}/en/goods/goods_search?keyword=tea`,
	],
	["it is another page", `${site}/goods/goods_category?cid=3`],
	["it is another shop", "https://other.test/goods/goods_search?keyword=tea"],
	["nothing was asked there", `${site}/goods/goods_search`],
])("nothing is taken over where %s", (_, referrer) => {
	expect(queryLeftBehind({ ...asked, referrer })).toBeUndefined();
});

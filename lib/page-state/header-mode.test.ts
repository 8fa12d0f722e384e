import { headerModes, headerStateOf, searchesStores } from "./header-mode";

test.each([
	["/", "store", "SUPERMARKET"],
	["/store/store_index", "store", "SUPERMARKET"],
	["/store/store_list", "search", "SUPERMARKET"],
	["/store/store_category", "category", "SUPERMARKET"],
	["/store/store_detail", "detail", "SUPERMARKET"],
	["/mall/mall_index", "mall", "E_COMMERCE"],
	["/merchant/shop", "mall", "E_COMMERCE"],
	["/merchant/category", "category", "E_COMMERCE"],
	["/group/group_list", "mall", "E_COMMERCE"],
	["/goods/goods_search", "search", undefined],
	["/goods_detail/12", "detail", undefined],
	["/goods_cate", "category", undefined],
	["/help/content", "store", undefined],
] as const)("%s has the header of mode %s in %s", (path, mode, area) => {
	expect(headerStateOf(path)).toEqual(area ? { mode, area } : { mode });
});

test("a list of one category is a category, words make it a search", () => {
	const modeOf = (query: string) =>
		headerStateOf("/goods/goods_search", query).mode;
	expect(modeOf("cid=3")).toBe("category");
	expect(modeOf("title=milk")).toBe("search");
	expect(modeOf("cid=3&title=milk")).toBe("search");
});

test("only whole segments of a path count", () => {
	expect(headerStateOf("/mallet")).toEqual({ mode: "store" });
	expect(headerStateOf("/storefront")).toEqual({ mode: "store" });
});

test("every mode of the shop is reached by some path", () => {
	const modes = Object.values(headerModes).map(({ mode }) => mode);
	expect(new Set(modes)).toEqual(
		new Set(["store", "search", "detail", "category", "mall"]),
	);
});

test("the header looks for stores on their pages alone", () => {
	expect(searchesStores("/store/store_list")).toBe(true);
	for (const path of ["/", "/storefront", "/goods/goods_search"])
		expect(searchesStores(path)).toBe(false);
});

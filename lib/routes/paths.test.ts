import { isListSort, listSorts, paths, sortParameters } from "./paths";

test("defaults stay out of a list's address, so that a list has one address", () => {
	expect(paths.goodsList({ cid: 3, sort: "default", page: 1 })).toBe(
		"/goods/goods_search?cid=3",
	);
	expect(paths.goodsList({ cid: 3, sort: "price-desc", page: 2 })).toBe(
		"/goods/goods_search?cid=3&sort=price-desc&page=2",
	);
	expect(paths.goodsList({})).toBe("/goods/goods_search");
});

test("words of a search are encoded in its address", () => {
	expect(paths.goodsList({ title: "牛奶 & 茶", cartType: "SUPERMARKET" })).toBe(
		`/goods/goods_search?${new URLSearchParams({ title: "牛奶 & 茶", cartType: "SUPERMARKET" })}`,
	);
});

test("filters stand in a list's address by the names of the protocol", () => {
	expect(
		paths.goodsList({
			cid: 3,
			filters: {
				minPrice: "20",
				inStock: true,
				merchantType: "self-support",
				rating: 4,
			},
			sort: "new",
			page: 2,
		}),
	).toBe(
		"/goods/goods_search?cid=3&minPrice=20&inStock=true&merchantType=self-support&rating=4&sort=new&page=2",
	);
});

test("each area has its home", () => {
	expect(paths.home()).toBe("/");
	expect(paths.home("E_COMMERCE")).toBe("/mall/mall_index");
});

test("every sort of an address is one the gateway knows", () => {
	expect(listSorts.map(sortParameters)).toEqual([
		{ sort: "default", order: "asc" },
		{ sort: "sales", order: "asc" },
		{ sort: "new", order: "asc" },
		{ sort: "price", order: "asc" },
		{ sort: "price", order: "desc" },
		{ sort: "unitPrice", order: "asc" },
	]);
	expect(isListSort("price-asc")).toBe(false);
	expect(isListSort(undefined)).toBe(false);
});

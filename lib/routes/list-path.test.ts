import { isBareList, listAddress, storedListPath } from "./list-path";

function stored(query: string): string | undefined {
	return storedListPath("/goods/goods_search", new URLSearchParams(query));
}

test("a category list is stored by category, sort and page", () => {
	expect(stored("cid=3")).toBe("/goods/goods_search/3/default/1");
	expect(stored("page=2&sort=price-desc&cid=3")).toBe(
		"/goods/goods_search/3/price-desc/2",
	);
});

test("parameters that say nothing about the list make no other page of it", () => {
	for (const query of [
		"cid=3&utm_source=x",
		"cid=3&sort=cheap",
		"cid=3&title=",
		"cid=3&minPrice=&maxPrice=&merchantType=",
		"cid=3&inStock=false&rating=9",
	])
		expect(stored(query)).toBe("/goods/goods_search/3/default/1");
});

test("what has no end is not stored: words, filters, or no category", () => {
	for (const query of [
		"cid=3&inStock=true",
		"cid=3&minPrice=20",
		"cid=3&rating=4&sort=new",
		"title=milk",
		"cid=3&title=milk",
		"cartType=SUPERMARKET",
		"",
	])
		expect(stored(query)).toBeUndefined();
});

test("numbers that are none lead to the list that does not exist", () => {
	for (const query of ["cid=0", "cid=-3", "cid=03", "cid=abc", "cid="])
		expect(stored(query)).toBe("/goods/goods_search/0/default/1");
	for (const query of ["cid=3&page=0", "cid=3&page=1e3"])
		expect(stored(query)).toBe("/goods/goods_search/3/default/0");
});

test("whoever asks for the inner path is sent to the list's one address", () => {
	expect(listAddress("/goods/goods_search/3/sales/2")).toBe(
		"/goods/goods_search?cid=3&sort=sales&page=2",
	);
	expect(listAddress("/goods/goods_search/3/default/1")).toBe(
		"/goods/goods_search?cid=3",
	);
	expect(listAddress("/goods/goods_search/x/default/1")).toBeUndefined();
	expect(listAddress("/goods/goods_search")).toBeUndefined();
});

test("a list of nothing in particular is the page of all categories", () => {
	const isBare = (query: string) =>
		isBareList("/goods/goods_search", new URLSearchParams(query));
	for (const query of ["", "title=", "title=%20%E3%80%80", "utm_source=x"])
		expect(isBare(query)).toBe(true);
	for (const query of ["cartType=BAZAAR", "sort=new&inStock=true"])
		expect(isBare(query)).toBe(true);
	for (const query of ["title=milk", "cid=3", "cid=", "cartType=SUPERMARKET"])
		expect(isBare(query)).toBe(false);
	expect(isBareList("/goods_cate", new URLSearchParams())).toBe(false);
});

test("other pages are left alone", () => {
	expect(
		storedListPath("/goods_detail/3", new URLSearchParams("cid=4")),
	).toBeUndefined();
});

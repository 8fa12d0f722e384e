import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { readListQuery } from "./list-query";

test("an address without words names nothing but the first page", () => {
	expect(readListQuery({ title: "  " })).toEqual({ sort: "default", page: 1 });
});

test("filters are read, and a form sent untouched has none", () => {
	expect(
		readListQuery({ cid: "3", inStock: "true", maxPrice: "50" }),
	).toMatchObject({ cid: 3, filters: { inStock: true, maxPrice: "50" } });
	expect(
		readListQuery({ title: "milk", minPrice: "", merchantType: "" })?.filters,
	).toBeUndefined();
});

test("no control character is left in words or in a filter", () => {
	expect(readListQuery({ title: "a\0b\u001f", brand: "\0" })).toEqual({
		title: "a b",
		sort: "default",
		page: 1,
	});
});

test("words, area, sort and page are read", () => {
	expect(
		readListQuery({
			title: " milk ",
			cartType: "E_COMMERCE",
			sort: "price-desc",
			page: "3",
		}),
	).toEqual({
		title: "milk",
		cartType: "E_COMMERCE",
		sort: "price-desc",
		page: 3,
	});
});

test("a page or category that cannot exist is no list", () => {
	for (const page of ["0", "-1", "1.5", "abc", "10001", "1e3"])
		expect(readListQuery({ cid: "3", page })).toBeUndefined();
	for (const cid of ["0", "x", "3a", "9999999999"])
		expect(readListQuery({ cid })).toBeUndefined();
});

test("a sort or area nobody knows is left out", () => {
	expect(
		readListQuery({ cid: "3", sort: "cheap", cartType: "BAZAAR" }),
	).toEqual({
		cid: 3,
		sort: "default",
		page: 1,
	});
});

test("of a repeated parameter the first counts, and long words are cut to what may be asked", () => {
	expect(readListQuery({ title: ["tea", "rice"] })?.title).toBe("tea");
	expect(readListQuery({ title: "x".repeat(9000) })?.title).toHaveLength(
		keywordMaxLength,
	);
});

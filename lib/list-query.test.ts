import { keywordMaxLength } from "@/gateway/contract/goods-terms";
import { readListPlace } from "./list-query";

test("an address without words names nothing but the first page", () => {
	expect(readListPlace({ title: "  " })).toEqual({ sort: "default", page: 1 });
});

test("filters are read, and a form sent untouched has none", () => {
	expect(
		readListPlace({ cid: "3", inStock: "true", maxPrice: "50" }),
	).toMatchObject({ cid: 3, filters: { inStock: true, maxPrice: "50" } });
	expect(
		readListPlace({ title: "milk", minPrice: "", merchantType: "" })?.filters,
	).toBeUndefined();
});

test("words, area, sort and page are read", () => {
	expect(
		readListPlace({
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
		expect(readListPlace({ cid: "3", page })).toBeUndefined();
	for (const cid of ["0", "x", "3a", "9999999999"])
		expect(readListPlace({ cid })).toBeUndefined();
});

test("a sort or area nobody knows is left out", () => {
	expect(
		readListPlace({ cid: "3", sort: "cheap", cartType: "BAZAAR" }),
	).toEqual({
		cid: 3,
		sort: "default",
		page: 1,
	});
});

test("of a repeated parameter the first counts, and long words are cut to what may be asked", () => {
	expect(readListPlace({ title: ["tea", "rice"] })?.title).toBe("tea");
	expect(readListPlace({ title: "x".repeat(9000) })?.title).toHaveLength(
		keywordMaxLength,
	);
});

import fc from "fast-check";
import { listSorts, paths } from "./paths";
import { isNoStore, storeAddress, storedStorePath } from "./store-path";

const detail = "/store/store_detail";
const shelf = "/store/store_category";

test.each([
	[detail, "id=3", `${detail}/3`],
	[detail, "id=3&utm_source=letter", `${detail}/3`],
	[detail, "id=", `${detail}/0`],
	[detail, "id=nobody", `${detail}/0`],
	[shelf, "id=3", `${shelf}/3/all/default/1`],
	[shelf, "id=3&cid=7", `${shelf}/3/7/default/1`],
	[shelf, "id=3&cid=7&sort=price-desc&page=2", `${shelf}/3/7/price-desc/2`],
	[shelf, "id=3&sort=cheap", `${shelf}/3/all/default/1`],
	[shelf, "id=3&cid=x", `${shelf}/3/0/default/1`],
	[shelf, "id=3&cid=", `${shelf}/3/0/default/1`],
	[shelf, "id=3&page=0", `${shelf}/3/all/default/0`],
	[shelf, "id=9999999999", `${shelf}/0/all/default/1`],
])("%s?%s is stored as %s", (path, query, stored) => {
	expect(storedStorePath(path, new URLSearchParams(query))).toBe(stored);
});

test("the page of all stores, a search and other pages are stored as they are or not at all", () => {
	const query = new URLSearchParams("id=3");
	for (const path of ["/", `${detail}/3`, "/store/store_index"])
		expect(storedStorePath(path, query)).toBeUndefined();
	const words = new URLSearchParams("type=search&keyword=milk");
	expect(storedStorePath("/store/store_list", words)).toBeUndefined();
});

test.each([
	[detail, "", true],
	[detail, "id=", false],
	[shelf, "cid=3", true],
	[shelf, "id=3", false],
	["/store/store_list", "type=search", true],
	["/store/store_list", "type=search&keyword=%20", true],
	["/store/store_list", "keyword=milk", false],
	["/store/store_index", "", false],
])("%s?%s names neither a store nor words: %s", (path, query, isNone) => {
	expect(isNoStore(path, new URLSearchParams(query))).toBe(isNone);
});

test.each([
	[`${detail}/3`, `${detail}?id=3`],
	[`${shelf}/3/all/default/1`, `${shelf}?id=3`],
	[`${shelf}/3/7/new/2`, `${shelf}?id=3&cid=7&sort=new&page=2`],
])("the inner path %s leads to the one address %s", (inner, address) => {
	expect(storeAddress(inner)).toBe(address);
});

test("what can be no page of a store has no address", () => {
	for (const path of [
		detail,
		`${detail}/0`,
		`${detail}/3/1`,
		`${shelf}/3`,
		`${shelf}/0/all/default/1`,
		`${shelf}/3/0/default/1`,
		`${shelf}/3/all/cheap/1`,
		`${shelf}/3/all/default/0`,
	])
		expect(storeAddress(path)).toBeUndefined();
});

test("whatever shelf an address names, its stored page leads back to that address", () => {
	const number = fc.integer({ min: 1, max: 999_999_999 });
	const place = fc.record(
		{
			id: number,
			cid: number,
			sort: fc.constantFrom(...listSorts),
			page: number,
		},
		{ requiredKeys: ["id"] },
	);
	fc.assert(
		fc.property(place, (given) => {
			const address = paths.storeShelf(given);
			const { pathname, searchParams } = new URL(
				address,
				"http://shop.example",
			);
			const stored = storedStorePath(pathname, searchParams) ?? "";
			expect(storeAddress(stored)).toBe(address);
		}),
	);
});

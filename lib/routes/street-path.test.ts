import { isLikeNone, storedStreetPath, streetAddress } from "./street-path";

const street = "/merchant/merchant_street";
const more = "/merchant/merchant_more";
const of = (query: string) => new URLSearchParams(query);

test.each([
	["utm_source=letter&sort=luck", `${street}/all/all/all/range/1`],
	[
		"cartType=E_COMMERCE&cid=9&merchantType=third-party&sort=rating&page=2",
		`${street}/E_COMMERCE/9/third-party/rating/2`,
	],
	["cid=x&page=-1", `${street}/all/0/all/range/0`],
])("the street of %p is stored as %s", (query, stored) => {
	expect(storedStreetPath(street, of(query))).toBe(stored);
});

test("the whole street is not stored: a browser's router would take its page for those of all queries", () => {
	expect(storedStreetPath(street, of(""))).toBeUndefined();
});

test("merchants found by name are not stored", () => {
	expect(storedStreetPath(street, of("keyword=peak"))).toBeUndefined();
	expect(storedStreetPath(street, of("keyword=%20"))).toBeDefined();
});

test("more merchants are of a category or of a kind; like none they are the street", () => {
	expect(storedStreetPath(more, of("cid=9"))).toBe(`${more}/9/1`);
	expect(storedStreetPath(more, of("merchantType=self-support&page=3"))).toBe(
		`${more}/self-support/3`,
	);
	expect(isLikeNone(more, of("merchantType=any"))).toBe(true);
	expect(isLikeNone(more, of("cid=9"))).toBe(false);
	expect(isLikeNone(street, of(""))).toBe(false);
});

test.each([
	[`${street}/all/all/all/range/1`, street],
	[
		`${street}/SUPERMARKET/all/self-support/followers/2`,
		`${street}?cartType=SUPERMARKET&merchantType=self-support&sort=followers&page=2`,
	],
	[`${more}/9/1`, `${more}?cid=9`],
	[`${more}/third-party/2`, `${more}?merchantType=third-party&page=2`],
])("the inner path %s leads to %s", (inner, address) => {
	expect(streetAddress(inner)).toBe(address);
});

test.each([
	street,
	`${street}/all/0/all/range/1`,
	`${street}/MOON/all/all/range/1`,
	`${street}/all/all/all/luck/1`,
	`${street}/all/all/all/range/0`,
	`${more}/0/1`,
	`${more}/9`,
	"/elsewhere/merchant_more/9/1",
])("%s is no page of the street", (path) => {
	expect(streetAddress(path)).toBeUndefined();
});

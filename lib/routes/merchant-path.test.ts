import {
	isBareFront,
	merchantAddress,
	storedMerchantPath,
} from "./merchant-path";

const front = "/merchant/home";
const shop = "/merchant/shop";
const of = (query: string) => new URLSearchParams(query);

test.each([
	["id=3", `${front}/3`],
	["id=3&utm_source=letter", `${front}/3`],
	["id=", `${front}/0`],
	["id=nobody", `${front}/0`],
	["id=-3", `${front}/0`],
	["id=9999999999", `${front}/0`],
])("a front of %p is stored as %s", (query, stored) => {
	expect(storedMerchantPath(front, of(query))).toBe(stored);
});

test.each([
	["id=3", `${shop}/3/all/default/1`],
	["id=3&cid=7&sort=price&page=2", `${shop}/3/7/price/2`],
	["id=3&cid=x&sort=luck&page=0", `${shop}/3/0/default/0`],
	["id=3&keyword=%20", `${shop}/3/all/default/1`],
])("a shelf of %p is stored as %s", (query, stored) => {
	expect(storedMerchantPath(shop, of(query))).toBe(stored);
});

test("what is found by words has no end and is not stored", () => {
	expect(storedMerchantPath(shop, of("id=3&keyword=tea"))).toBeUndefined();
});

test("other pages, and one that names nobody, are none of a merchant's", () => {
	expect(storedMerchantPath(front, of("page=2"))).toBeUndefined();
	for (const path of ["/", `${front}/3`, "/merchant/merchant_street"])
		expect(storedMerchantPath(path, of("id=3"))).toBeUndefined();
});

test("a merchant's page is bare where nobody is named", () => {
	for (const page of ["home", "shop", "category", "qualification"]) {
		expect(isBareFront(`/merchant/${page}`, of("page=2"))).toBe(true);
		expect(isBareFront(`/merchant/${page}`, of("id="))).toBe(false);
	}
	expect(isBareFront("/merchant", of(""))).toBe(false);
});

test.each([
	[`${front}/3`, `${front}?id=3`],
	["/merchant/category/3", "/merchant/category?id=3"],
	["/merchant/qualification/3", "/merchant/qualification?id=3"],
	["/merchant/storeCoupon/3", "/merchant/storeCoupon?id=3"],
	[`${shop}/3/all/default/1`, `${shop}?id=3`],
	[`${shop}/3/7/price-desc/2`, `${shop}?id=3&cid=7&sort=price-desc&page=2`],
])("the inner path %s leads to its one address", (inner, address) => {
	expect(merchantAddress(inner)).toBe(address);
});

test("what can be no page has no address", () => {
	const none = [front, `${front}/0`, `${front}/3/1`, "/merchant/nowhere/3"];
	const noShelf = ["0/all/default/1", "3/x/default/1", "3/all/luck/1"];
	for (const path of [...none, ...noShelf.map((rest) => `${shop}/${rest}`)])
		expect(merchantAddress(path)).toBeUndefined();
});

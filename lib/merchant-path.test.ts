import {
	isBareFront,
	merchantAddress,
	storedMerchantPath,
} from "./merchant-path";

const front = "/merchant/home";

test.each([
	["id=3", `${front}/3/1`],
	["id=3&page=2", `${front}/3/2`],
	["id=3&utm_source=letter", `${front}/3/1`],
	["id=", `${front}/0/1`],
	["id=nobody", `${front}/0/1`],
	["id=-3", `${front}/0/1`],
	["id=3&page=0", `${front}/3/0`],
	["id=9999999999", `${front}/0/1`],
])("%p is stored as %s", (query, stored) => {
	expect(storedMerchantPath(front, new URLSearchParams(query))).toBe(stored);
});

test("other pages, and one that names nobody, are none of a merchant's", () => {
	expect(storedMerchantPath(front, new URLSearchParams("page=2"))).toBe(
		undefined,
	);
	const query = new URLSearchParams("id=3");
	for (const path of ["/", `${front}/3`, "/merchant/merchant_street"])
		expect(storedMerchantPath(path, query)).toBeUndefined();
});

test("a front is bare where nobody is named", () => {
	expect(isBareFront(front, new URLSearchParams("page=2"))).toBe(true);
	expect(isBareFront(front, new URLSearchParams("id="))).toBe(false);
	expect(isBareFront("/merchant", new URLSearchParams())).toBe(false);
});

test("an inner path leads to the one address of its page, and what can be no page to none", () => {
	expect(merchantAddress(`${front}/3/1`)).toBe(`${front}?id=3`);
	expect(merchantAddress(`${front}/3/2`)).toBe(`${front}?id=3&page=2`);
	for (const path of [front, `${front}/0/1`, `${front}/3/0`, `${front}/3/1/1`])
		expect(merchantAddress(path)).toBeUndefined();
});

test("a merchant's coupons are stored under a path of their own, which leads back to their address", () => {
	const coupons = "/merchant/storeCoupon";
	const query = new URLSearchParams("id=3&utm_source=letter");
	expect(storedMerchantPath(coupons, query)).toBe(`${coupons}/3`);
	expect(merchantAddress(`${coupons}/3`)).toBe(`${coupons}?id=3`);
	expect(isBareFront(coupons, new URLSearchParams())).toBe(true);
});

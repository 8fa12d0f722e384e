import fc from "fast-check";
import { priceTokens } from "./price-tokens";

/** As PostgreSQL makes them of a goods' price (`placedTokens`). */
function tokensOf(price: number): string[] {
	const digits = String(Math.trunc(price));
	return [0, 1, 2].map(
		(count) => `#price${digits.length}:${digits.slice(0, count)}`,
	);
}

const price = fc
	.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 99_999 }))
	.map(([zeros, digits]) => Math.min(digits * 10 ** zeros, 999_999_999_999))
	.map((cents) => cents / 100);

test("whatever lies in a range bears one of its tokens, and nothing far from it does", () => {
	fc.assert(
		fc.property(price, price, price, (one, other, third) => {
			const [min = 0, between = 0, max = 0] = [one, other, third].sort(
				(left, right) => left - right,
			);
			const tokens = priceTokens(min.toFixed(2), max.toFixed(2));
			const isFound = (asked: number) =>
				tokensOf(asked).some((token) => tokens.includes(token));
			for (const inside of [min, between, max])
				expect(isFound(inside)).toBe(true);
			if (min >= 1) expect(isFound(Math.trunc(min) * 0.9 - 1)).toBe(false);
			expect(isFound((Math.trunc(max) + 1) * 1.1)).toBe(false);
		}),
		{ numRuns: 2_000 },
	);
});

test("a range has few tokens, and an empty one none", () => {
	expect(priceTokens("50", "60")).toEqual(["#price2:5", "#price2:60"]);
	expect(priceTokens("0", "9.90")).toEqual(["#price1:"]);
	expect(priceTokens("11.11", "8888888888.88").length).toBeLessThan(45);
	expect(priceTokens("100", "99.99")).toEqual([]);
});

test("a range that is open on one side ends where prices do", () => {
	expect(priceTokens("99.50").slice(0, 2)).toEqual(["#price2:99", "#price3:"]);
	expect(priceTokens(undefined, "100")).toEqual([
		"#price1:",
		"#price2:",
		"#price3:10",
	]);
});

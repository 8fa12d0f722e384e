import fc from "fast-check";
import { fromCents, toCents } from "./stripe-charge";

test("every amount of money is the same money in cents and back", () => {
	fc.assert(
		fc.property(fc.integer({ min: 1, max: 99_999_999 }), (cents) => {
			expect(toCents(fromCents(cents))).toBe(cents);
		}),
	);
});

test.each([
	["0.29", 29],
	["1.15", 115],
	["4.35", 435],
	["1234567.89", 123_456_789],
])("%s, which floats get wrong, is exactly %i cents", (amount, cents) => {
	expect(toCents(amount)).toBe(cents);
});

test.each(["0.001", "-1.00", "NaN"])("%s cannot be charged", (amount) => {
	expect(() => toCents(amount)).toThrow();
});

import Decimal from "decimal.js";
import fc from "fast-check";
import { missingForFree } from "./free-delivery";

test.each([
	["12.00", "350.00", "338.00"],
	["349.99", "350.00", "0.01"],
	["349.90", "350.00", "0.10"],
	["350.00", "350.00", null],
	["350.01", "350.00", null],
	["0.00", "1000.00", "1000.00"],
])("%s of %s: %s is missing", (total, freeFrom, missing) => {
	expect(missingForFree(total, freeFrom)).toBe(missing);
});

test("to the cent it is what decimals say, for every amount the shop knows", () => {
	const amount = fc
		.integer({ min: 0, max: 999_999_999_999 })
		.map((cents) => new Decimal(cents).div(100).toFixed(2));
	fc.assert(
		fc.property(amount, amount, (total, freeFrom) => {
			const missing = new Decimal(freeFrom).minus(total);
			expect(missingForFree(total, freeFrom)).toBe(
				missing.gt(0) ? missing.toFixed(2) : null,
			);
		}),
	);
});

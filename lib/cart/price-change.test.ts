import fc from "fast-check";
import { priceChange } from "./price-change";

test.each([
	["12.00", "9.00", { isCheaper: true, amount: "3.00" }],
	["9.00", "12.05", { isCheaper: false, amount: "3.05" }],
	["0.10", "0.05", { isCheaper: true, amount: "0.05" }],
	["123456.70", "123456.71", { isCheaper: false, amount: "0.01" }],
	["9999999999.99", "0.00", { isCheaper: true, amount: "9999999999.99" }],
])("from %s to %s", (before, now, change) => {
	expect(priceChange(before, now)).toEqual(change);
});

test("what was taken off comes back to the cent", () => {
	const cents = fc.integer({ min: 0, max: 99_999_999 });
	const worded = (amount: number) =>
		`${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, "0")}`;
	fc.assert(
		fc.property(cents, cents, (one, other) => {
			const [low, high] = [Math.min(one, other), Math.max(one, other)];
			expect(priceChange(worded(low), worded(high)).amount).toBe(
				worded(high - low),
			);
		}),
	);
});

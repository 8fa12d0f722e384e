import Decimal from "decimal.js";
import fc from "fast-check";
import { Exact, sum } from "./exact";
import { shareOut } from "./share-out";

const shares = (...amounts: string[]) =>
	shareOut(amounts.map((amount) => new Exact(amount))).map(String);

test("cents that lack go to the largest remainders, the earlier of two that are alike", () => {
	expect(shares("0.333", "0.333", "0.334")).toEqual(["0.33", "0.33", "0.34"]);
	expect(shares("1.005", "1.005")).toEqual(["1.01", "1"]);
	expect(shares("0.004", "0.004", "0.004")).toEqual(["0.01", "0", "0"]);
	expect(shares()).toEqual([]);
});

test("whatever is shared out, the parts come to the rounded sum and none is a cent away", () => {
	const amount = fc
		.integer({ min: 0, max: 10 ** 10 })
		.map((tenThousandths) => new Exact(tenThousandths).div(10_000));
	fc.assert(
		fc.property(fc.array(amount, { maxLength: 30 }), (exact) => {
			const parts = shareOut(exact);
			const total = sum(exact).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
			expect(sum(parts)).toEqual(total);
			for (const [at, part] of parts.entries()) {
				expect(part.decimalPlaces()).toBeLessThanOrEqual(2);
				const off = part.minus(exact[at] ?? 0).abs();
				expect(off.lessThan("0.01")).toBe(true);
			}
		}),
	);
});

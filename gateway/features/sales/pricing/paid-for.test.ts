import fc from "fast-check";
import { Exact, sum, toMoney } from "../../../money/exact";
import { paidFor } from "./paid-for";

/** A line that anybody may have paid for, and the parts in which it goes back. */
const anyLine = fc
	.record({
		cents: fc.integer({ min: 0, max: 9_999_999 }),
		parts: fc.array(fc.integer({ min: 1, max: 20 }), {
			minLength: 1,
			maxLength: 12,
		}),
	})
	.map(({ cents, parts }) => ({
		payable: toMoney(new Exact(cents).div(100)),
		quantity: parts.reduce((all, one) => all + one, 0),
		parts,
	}));

function amountsOf({
	parts,
	...line
}: {
	payable: string;
	quantity: number;
	parts: number[];
}) {
	let before = 0;
	return parts.map((pieces) => {
		const amount = paidFor(line, { before, pieces });
		before += pieces;
		return amount;
	});
}

test("however a line goes back in parts, the parts come to what was paid for it", () => {
	fc.assert(
		fc.property(anyLine, (line) => {
			expect(toMoney(sum(amountsOf(line)))).toBe(line.payable);
		}),
	);
});

test("no part is below zero or above what was paid, and each is whole cents", () => {
	fc.assert(
		fc.property(anyLine, (line) => {
			for (const amount of amountsOf(line)) {
				expect(amount.gte(0) && amount.lte(line.payable)).toBe(true);
				expect(amount.decimalPlaces()).toBeLessThanOrEqual(2);
			}
		}),
	);
});

test("a piece more never brings less", () => {
	fc.assert(
		fc.property(anyLine, ({ parts, ...line }) => {
			for (let pieces = 1; pieces <= line.quantity; pieces += 1)
				expect(
					paidFor(line, { before: 0, pieces }).gte(
						paidFor(line, { before: 0, pieces: pieces - 1 }),
					),
				).toBe(true);
		}),
	);
});

test("three pieces that were paid 10.00 together are worth 3.33, 3.34 and 3.33", () => {
	const line = { payable: "10.00", quantity: 3 };
	const each = [0, 1, 2].map((before) =>
		toMoney(paidFor(line, { before, pieces: 1 })),
	);
	expect(each).toEqual(["3.33", "3.34", "3.33"]);
});

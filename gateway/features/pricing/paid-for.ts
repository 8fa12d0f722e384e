import Decimal from "decimal.js";
import { Exact } from "./exact";

interface PaidLine {
	/** What was paid for all its pieces. */
	payable: string;
	quantity: number;
}

/**
 * What was paid for some pieces of a line after `before` others: the difference of two sums, each rounded half up to
 * the cent. So however a line goes back, in one or in many parts, the parts come to what was paid for it.
 */
export function paidFor(
	{ payable, quantity }: PaidLine,
	{ before, pieces }: { before: number; pieces: number },
): Decimal {
	const upTo = (count: number) =>
		new Exact(payable)
			.times(count)
			.div(quantity)
			.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
	return upTo(before + pieces).minus(upTo(before));
}

import Decimal from "decimal.js";
import { Exact, toMoney } from "../../../money/exact";

interface PaidLine {
	/** What was paid for all its pieces. */
	payable: string;
	quantity: number;
}

interface LineInPart extends PaidLine {
	refundedQuantity: number;
	refundedAmount: string;
	/** What came back of it without a piece. */
	priceCut: string;
}

/**
 * What comes back for the next pieces of a line. Once a part of its price has come back without a piece, what is left of
 * it is spread over the pieces that are left, rounded half up; the last of them takes the rest.
 */
export function paidForNext(line: LineInPart, pieces: number): string {
	if (new Exact(line.priceCut).isZero())
		return toMoney(paidFor(line, { before: line.refundedQuantity, pieces }));
	const left = new Exact(line.payable).minus(line.refundedAmount);
	return toMoney(
		left
			.times(pieces)
			.div(line.quantity - line.refundedQuantity)
			.toDecimalPlaces(2, Decimal.ROUND_HALF_UP),
	);
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

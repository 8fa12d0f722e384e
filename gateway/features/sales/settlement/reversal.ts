import type Decimal from "decimal.js";
import { Exact, nothing, sum, toMoney } from "../../../money/exact";
import { paidFor } from "../pricing/service";
import { type Amounts, balanceOf } from "./entries";
import { borneByShop, type SoldLine } from "./sale";

export interface ReturnedLine extends SoldLine {
	/** What was taken of all its pieces. */
	commission: string;
	/** Pieces that come back, and those that came back before. */
	pieces: number;
	before: number;
}

interface Returned {
	amount: string;
	/** What of it pays for another order of the same merchant, and so is no money. */
	exchanged: string;
}

/**
 * What a refund takes back: the shopper's money from the merchant, and with each piece its part of what the shop bore and
 * of the commission. However a line comes back, the parts come to what was posted for it.
 */
export function amountsOfRefund(
	{ amount, exchanged }: Returned,
	lines: ReturnedLine[],
	payable: "held" | "due",
): Amounts {
	const backOf = (part: (line: ReturnedLine) => Decimal) =>
		sum(
			lines.map((line) =>
				paidFor(
					{ payable: toMoney(part(line)), quantity: line.quantity },
					line,
				),
			),
		);
	const others = {
		refunds: new Exact(exchanged).minus(amount),
		exchanged: nothing.minus(exchanged),
		coupons: nothing.minus(backOf((line) => borneByShop(line).coupons)),
		points: nothing.minus(backOf((line) => borneByShop(line).points)),
		commission: backOf(({ commission }) => new Exact(commission)),
	};
	return { ...others, [payable]: balanceOf(others) };
}

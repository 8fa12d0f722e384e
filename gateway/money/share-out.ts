import Decimal from "decimal.js";
import { sum } from "./exact";

const cent = "0.01";

/**
 * Exact amounts as whole cents that come to their sum, rounded half up: each is cut to the cent, and those cents that
 * lack go to the largest remainders, the earlier of two that are alike.
 */
export function shareOut(exact: Decimal[]): Decimal[] {
	const total = sum(exact).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
	const cut = exact.map((amount) =>
		amount.toDecimalPlaces(2, Decimal.ROUND_FLOOR),
	);
	const lacking = total.minus(sum(cut)).div(cent).toNumber();
	const raised = new Set(
		exact
			.map((amount, at) => ({ at, left: amount.minus(cut[at] ?? amount) }))
			.sort((one, other) => other.left.comparedTo(one.left))
			.slice(0, lacking)
			.map(({ at }) => at),
	);
	return cut.map((amount, at) => (raised.has(at) ? amount.plus(cent) : amount));
}

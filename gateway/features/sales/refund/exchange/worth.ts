import Decimal from "decimal.js";
import { Exact, subtotalOf, toMoney } from "../../../../money/exact";
import type { LineRow } from "../../order/service";

type Priced = Pick<LineRow, "price">;

export function isDearer({ price }: Priced, wanted: string): boolean {
	return new Exact(wanted).greaterThan(price);
}

/**
 * What of the money that was paid for pieces of a line pays for as many of another price, rounded half up: in proportion
 * to the prices, so that what made the line cheaper makes the other one cheaper too. The rest comes back in money. Nothing
 * pays for what is dearer: it is paid for itself, and all of the money comes back.
 */
export function worthOf(line: Priced, paid: string, wanted: string): string {
	if (isDearer(line, wanted)) return "0.00";
	if (new Exact(line.price).isZero()) return paid;
	const worth = new Exact(paid).times(wanted).div(line.price);
	return toMoney(worth.toDecimalPlaces(2, Decimal.ROUND_HALF_UP));
}

/** What is to be paid for pieces of another price. */
export function payFor(
	line: Priced,
	wanted: Pick<Wanted, "price" | "quantity">,
) {
	const isPaid = isDearer(line, wanted.price);
	return isPaid ? toMoney(subtotalOf(wanted)) : "0.00";
}

export const differenceOf = (paid: string, worth: string): string =>
	toMoney(new Exact(paid).minus(worth));

interface Wanted {
	price: string;
	quantity: number;
	worth: string;
}

type Discounted = Pick<
	LineRow,
	"couponShare" | "merchantCouponShare" | "pointsShare"
>;

/**
 * What takes the pieces that are wanted from their price to their worth. Their merchant bears as large a part of it as
 * of what made the line cheaper; the shop bears the rest.
 */
export function discountOf(
	{ couponShare, merchantCouponShare, pointsShare }: Discounted,
	{ worth, ...wanted }: Wanted,
) {
	const subtotal = subtotalOf(wanted);
	const discount = subtotal.minus(worth);
	const before = new Exact(couponShare).plus(pointsShare);
	const merchants = before.isZero()
		? before
		: discount
				.times(merchantCouponShare ?? 0)
				.div(before)
				.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
	return {
		subtotal: toMoney(subtotal),
		discount: toMoney(discount),
		merchants: toMoney(merchants),
	};
}

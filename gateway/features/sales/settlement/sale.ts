import type Decimal from "decimal.js";
import { commissionMax } from "../../../contract/sales/settlement-terms";
import { Exact, nothing, sum } from "../../../money/exact";
import { shareOut } from "../../../money/share-out";
import { type Amounts, balanceOf } from "./entries";

export interface SoldLine {
	id: number;
	quantity: number;
	subtotal: string;
	couponShare: string;
	/** What of it the merchant bears; null where nobody said, and then the shop does. */
	merchantCouponShare: string | null;
	pointsShare: string;
}

export interface RatedLine extends SoldLine {
	basisPoints: number;
}

/** What the shop bears of a line: its own coupons, and points. */
export function borneByShop(line: SoldLine) {
	return {
		coupons: new Exact(line.couponShare).minus(line.merchantCouponShare ?? 0),
		points: new Exact(line.pointsShare),
	};
}

/**
 * What the shop takes of each line: of what its pieces cost less the merchant's own coupon, whoever paid for the rest;
 * none of the freight. The lines of an order come to its commission, which is rounded half up to the cent.
 */
export function commissionsOf(lines: RatedLine[]): Decimal[] {
	return shareOut(
		lines.map(({ subtotal, merchantCouponShare, basisPoints }) =>
			new Exact(subtotal)
				.minus(merchantCouponShare ?? 0)
				.times(basisPoints)
				.div(commissionMax),
		),
	);
}

interface Sold {
	total: string;
	/** What of it goods that came back pay for. */
	exchanged: string;
}

/**
 * What an order brings, freight too: whoever sells ships it. Coupons of the shop and points are its own to bear, so they
 * come on top of what was captured.
 */
export function amountsOfSale(
	{ total, exchanged }: Sold,
	lines: SoldLine[],
	commissions: Decimal[],
): Amounts {
	const borne = lines.map(borneByShop);
	const others = {
		captured: new Exact(total).minus(exchanged),
		exchanged: new Exact(exchanged),
		coupons: sum(borne.map(({ coupons }) => coupons)),
		points: sum(borne.map(({ points }) => points)),
		commission: nothing.minus(sum(commissions)),
	};
	return { ...others, held: balanceOf(others) };
}

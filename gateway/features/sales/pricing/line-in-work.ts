import type Decimal from "decimal.js";
import { nothing, subtotalOf } from "../../../money/exact";
import type { LineToPrice } from "./purchase";

/** A line while discounts are taken off it. */
export interface LineInWork {
	line: LineToPrice;
	subtotal: Decimal;
	/** What is still to be paid for it. */
	left: Decimal;
	coupons: { couponId: number; amount: Decimal }[];
	points: Decimal;
}

export function startLine(line: LineToPrice): LineInWork {
	const subtotal = subtotalOf(line);
	return { line, subtotal, left: subtotal, coupons: [], points: nothing };
}

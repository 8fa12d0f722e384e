import Decimal from "decimal.js";
import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import {
	firstSlotHour,
	lastSlotEndsAtHour,
	slotHours,
} from "@/gateway/contract/delivery/slot-terms";
import type { CartType } from "@/gateway/contract/values";

/** What one goods costs with its delivery, bought alone. */
export function deliveredCost(price: string, cartType: CartType) {
	const { fee, freeFrom } = deliveryTerms[cartType];
	const isFree = new Decimal(price).gte(freeFrom);
	const total = isFree ? price : new Decimal(price).plus(fee).toFixed(2);
	return { total, isFree };
}

/** A supermarket order arrives in a slot of `slotHours`, the first of a day from `firstHour` on. */
export const deliveryHours = {
	firstHour: firstSlotHour,
	lastHour: lastSlotEndsAtHour,
	slotHours,
} as const;

import Decimal from "decimal.js";
import {
	type DeliveryTerms,
	deliveryTerms,
} from "@/gateway/contract/delivery/delivery-terms";
import {
	firstSlotHour,
	lastSlotEndsAtHour,
	slotHours,
} from "@/gateway/contract/delivery/slot-terms";
import type { CartType } from "@/gateway/contract/values";

interface Delivered {
	cartType: CartType;
	freight: DeliveryTerms | null;
}

/** Its own; where nobody brings it just now what its area usually asks. */
export function freightOf({ cartType, freight }: Delivered): DeliveryTerms {
	return freight ?? deliveryTerms[cartType];
}

/** What one goods costs with its delivery, bought alone, and what of that is for bringing it. */
export function deliveredCost(price: string, terms: DeliveryTerms) {
	const isFree = new Decimal(price).gte(terms.freeFrom);
	const fee = isFree ? "0.00" : terms.fee;
	return { total: new Decimal(price).plus(fee).toFixed(2), fee, isFree };
}

/** A supermarket order arrives in a slot of `slotHours`, the first of a day from `firstHour` on. */
export const deliveryHours = {
	firstHour: firstSlotHour,
	lastHour: lastSlotEndsAtHour,
	slotHours,
} as const;

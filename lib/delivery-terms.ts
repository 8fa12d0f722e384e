import Decimal from "decimal.js";
import type { CartType } from "@/gateway/contract/values";

export interface DeliveryTerms {
	fee: string;
	/** From this total of goods on there is no fee. */
	freeFrom: string;
}

/** The supermarket delivers from a store; in the mall each merchant sends a parcel and counts its own total. */
export const deliveryTerms: Record<CartType, DeliveryTerms> = {
	SUPERMARKET: { fee: "50.00", freeFrom: "350.00" },
	E_COMMERCE: { fee: "30.00", freeFrom: "399.00" },
};

/** What one goods costs with its delivery, bought alone. */
export function deliveredCost(price: string, cartType: CartType) {
	const { fee, freeFrom } = deliveryTerms[cartType];
	const isFree = new Decimal(price).gte(freeFrom);
	const total = isFree ? price : new Decimal(price).plus(fee).toFixed(2);
	return { total, isFree };
}

/** A supermarket order arrives in a slot of `slotHours`, the first of a day from `firstHour` on. */
export const deliveryHours = {
	firstHour: 10,
	lastHour: 22,
	slotHours: 2,
} as const;

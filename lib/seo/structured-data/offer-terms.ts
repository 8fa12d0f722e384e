import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import {
	lastSlotEndsAtHour,
	slotCutOffMinutes,
	slotDays,
	slotHours,
} from "@/gateway/contract/delivery/slot-terms";
import { deliveredCost } from "@/lib/terms/delivery-terms";
import { refundTerms } from "@/lib/terms/refund-terms";
import type { Thing } from "./json-ld";

type Promised = Pick<GoodsDetail, "cartType" | "freight" | "guarantees">;

export interface OfferTerms {
	/** What an offer at this price says of them, by their ids. */
	refer: (price: string) => Record<string, unknown>;
	/** The terms themselves, each once however many offers refer to it. */
	things: Thing[];
}

/** How goods are brought and taken back. Nothing is claimed that the shop has no rule for, or that the page does not say. */
export function describeTerms(
	{ cartType, freight, guarantees }: Promised,
	{ url, prices }: { url: string; prices: string[] },
): OfferTerms {
	const feeOf = (price: string) => freight && deliveredCost(price, freight).fee;
	const fees = [...new Set(prices.map(feeOf))].flatMap((fee) => fee ?? []);
	const delivery = (fee: string) => ({ "@id": `${url}#delivery-${fee}` });
	const returns = { "@id": `${url}#returns` };
	const goesBack = guarantees.includes("refund");
	return {
		refer: (price) => {
			const fee = feeOf(price);
			return {
				shippingDetails: fee ? delivery(fee) : undefined,
				hasMerchantReturnPolicy: goesBack ? returns : undefined,
			};
		},
		things: [
			...fees.map((fee) => ({
				"@type": "OfferShippingDetails",
				...delivery(fee),
				shippingRate: {
					"@type": "MonetaryAmount",
					value: fee,
					currency: "HKD",
				},
				shippingDestination: {
					"@type": "DefinedRegion",
					addressCountry: "HK",
				},
				...(cartType === "SUPERMARKET" && { deliveryTime: bySlot }),
			})),
			...(goesBack ? [{ ...returns, ...returnPolicy }] : []),
		],
	};
}

const days = (maxValue: number) => ({
	"@type": "QuantitativeValue",
	minValue: 0,
	maxValue,
	unitCode: "DAY",
});

/** The day is the buyer's choice, and goods arrive on the day they leave. A merchant of the mall promises no day. */
const bySlot: Thing = {
	"@type": "ShippingDeliveryTime",
	handlingTime: days(slotDays - 1),
	transitTime: days(0),
	cutoffTime: `${clock((lastSlotEndsAtHour - slotHours) * 60 - slotCutOffMinutes)}:00+08:00`,
};

function clock(minutes: number): string {
	const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
	return [hours, rest].map((part) => String(part).padStart(2, "0")).join(":");
}

const returnPolicy: Thing = {
	"@type": "MerchantReturnPolicy",
	applicableCountry: "HK",
	returnPolicyCategory: "https://schema.org/MerchantReturnFiniteReturnWindow",
	merchantReturnDays: refundTerms.daysAfterReceipt,
	refundType: "https://schema.org/FullRefund",
};

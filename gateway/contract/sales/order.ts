import { z } from "zod";
import { defineCall } from "../call";
import { collectionPoint } from "../delivery/collection-point";
import { timeSpan } from "../delivery/delivery-slot";
import { addressTypes } from "../identity/address-terms";
import { cartType, dayHours, money, named, seller } from "../values";
import { handovers, substitutions } from "./checkout-terms";
import { masterNo, orderNo } from "./order-number";
import { orderStatusCodes } from "./order-status";
import { payMethods, payStates } from "./payment";

/** Who took a step of an order. */
export const orderActors = ["buyer", "merchant", "operator", "shop"] as const;

export const orderLine = z.object({
	id: z.int(),
	skuId: z.int(),
	goodsId: z.int(),
	name: z.string(),
	image: z.string(),
	options: z.record(z.string(), z.string()),
	price: money,
	quantity: z.int(),
	subtotal: money,
	couponShare: money,
	pointsShare: money,
	payable: money,
	substitution: z.enum(substitutions),
});

/** Who takes it, and the address or collection point as it was when the order was made. */
export const delivery = z.object({
	realName: z.string(),
	/** As a telephone shows it. */
	phone: z.string(),
	formatted: z.string(),
	addressType: z.enum(addressTypes),
});

export const merchantOrder = z.object({
	orderNo,
	cartType,
	status: z.literal(Object.values(orderStatusCodes)),
	paid: z.boolean(),
	merchant: seller,
	store: named.nullable(),
	slot: timeSpan.nullable(),
	/** Where it is fetched, in its slot; null where it is delivered. */
	collecting: z
		.object({
			/** By which the store knows its buyer; null while it is not paid, once it is over, and for everybody else. */
			code: z.string().nullable(),
			address: z.string(),
			/** Of the store, on the day of the slot. */
			hours: dayHours,
			/** It waits until then, and goes back. */
			until: z.string(),
		})
		.nullable(),
	/** Where its parcels go in the place of the address; null for the address, and of the supermarket. */
	point: collectionPoint
		.extend({
			/** As long as it lies at its store. */
			waiting: z
				.object({
					/** By which the store knows its buyer; null for everybody else. */
					code: z.string().nullable(),
					/** It waits until then, and goes back. */
					until: z.string(),
				})
				.nullable(),
		})
		.nullable(),
	handover: z.enum(handovers).nullable(),
	note: z.string(),
	lines: z.array(orderLine),
	goodsTotal: money,
	couponTotal: money,
	pointsTotal: money,
	freight: money,
	total: money,
});
export type MerchantOrder = z.infer<typeof merchantOrder>;

const masterOrder = z.object({
	orderNo: masterNo,
	createdAt: z.string(),
	state: z.enum(payStates),
	paidAt: z.string().nullable(),
	expiresAt: z.string().nullable(),
	payMethod: z.enum(payMethods),
	delivery,
	/** Where messages about it go: an e-mail address, or the phone of whoever gave none; empty for nowhere. */
	messagesTo: z.string(),
	orders: z.array(merchantOrder),
	goodsTotal: money,
	couponTotal: money,
	pointsTotal: money,
	pointsUsed: z.int(),
	freightTotal: money,
	total: money,
});
export type MasterOrder = z.infer<typeof masterOrder>;

export const getMasterOrder = defineCall({
	method: "GET",
	path: "/api/front/order/master/detail/{orderNo}",
	who: "session",
	summary:
		"An own master with the merchants' orders in it; 404 for another account's",
	params: z.object({ orderNo: masterNo }),
	answer: masterOrder,
});

export const cancelMaster = defineCall({
	method: "POST",
	path: "/api/front/order/cancel/{orderNo}",
	who: "session",
	summary:
		"Cancels an own master that is not paid and gives everything back, or one paid order of the supermarket that is not accepted, which pays it back; cancelled already is well too, 409 where it is too late",
	params: z.object({ orderNo: z.union([masterNo, orderNo]) }),
	answer: z.null(),
});

export const sendVisitorCode = defineCall({
	method: "POST",
	path: "/api/front/order/visitor/code",
	who: "all",
	summary:
		"Mails a code to whoever bought this master; the same answer, whether there is one or not",
	body: z.object({ orderNo: masterNo }),
	answer: z.object({ resendAfterSeconds: z.int() }),
});

export const getVisitorOrder = defineCall({
	method: "POST",
	path: "/api/front/order/visitor/detail",
	who: "all",
	summary: "A master to whoever has its number and the mailed code",
	body: z.object({
		orderNo: masterNo,
		captcha: z
			.string({ error: "emptyCaptche" })
			.trim()
			.min(1, "emptyCaptche")
			.max(12, "correctCaptche"),
	}),
	answer: masterOrder,
});

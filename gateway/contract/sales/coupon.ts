import { z } from "zod";
import { defineCall } from "../call";
import { id, idInBody, money, named, pageOf, pageQuery } from "../values";
import { couponTypes } from "./coupon-terms";

const coupon = z.object({
	id: z.int(),
	name: z.string(),
	type: z.enum(couponTypes),
	/** Who gives it; null for the shop itself, whose coupon counts the goods of all merchants. */
	merchant: named.nullable(),
	/** The category whose goods it counts; null for the other types. */
	category: named.nullable(),
	/** Some of the goods that it counts, the best sellers first; empty for the other types. */
	goods: z.array(named),
	/** What it takes off. */
	amount: money,
	/** What the goods that it counts must come to; "0.00" for any purchase. Freight never counts. */
	minimumSpend: money,
	/** Days it can be used for, from receipt until the end of the last one in Hong Kong. */
	validDays: z.int(),
	isReceived: z.boolean(),
});
export type Coupon = z.infer<typeof coupon>;

export const listCoupons = defineCall({
	method: "GET",
	path: "/api/front/coupons",
	who: "all",
	summary:
		"Coupons that can be received: those that count one goods, those of one merchant, or all; the easiest to reach first",
	query: pageQuery.extend({
		goodsId: id.optional(),
		merId: id.optional(),
	}),
	answer: pageOf(coupon),
});

export const ownCouponStates = ["usable", "used", "expired"] as const;

/** A coupon in an account's hands; it outlives the offer. */
const ownCoupon = coupon.extend({
	/** ISO 8601 with +08:00. */
	receivedAt: z.string(),
	/** From then on it cannot be used. */
	expiresAt: z.string(),
	/** Null until an order uses it. */
	usedAt: z.string().nullable(),
	/** Number of the master that used it; null until then. */
	usedBy: z.string().nullable(),
	state: z.enum(ownCouponStates),
});
export type OwnCoupon = z.infer<typeof ownCoupon>;

export const receiveCoupon = defineCall({
	method: "POST",
	path: "/api/front/coupon/receive",
	who: "session",
	summary:
		"Takes an offered coupon, once an account; 409 where it was taken before or none are left",
	body: z.object({ id: idInBody }),
	answer: ownCoupon,
});

export const listOwnCoupons = defineCall({
	method: "GET",
	path: "/api/front/coupon/list",
	who: "session",
	summary:
		"The account's coupons: usable ones by the day they end, or the used and expired ones, the latest received first",
	query: pageQuery.extend({
		type: z.enum(["usable", "unusable"]).default("usable"),
	}),
	answer: pageOf(ownCoupon),
});

import { z } from "zod";
import { defineCall } from "./call";
import { id, money, pageOf, pageQuery } from "./values";

/** What a coupon counts: all goods of its merchant (or of the shop), some goods, or a category. */
export const couponTypes = ["general", "goods", "category"] as const;

const reference = z.object({ id: z.int(), name: z.string() });

const coupon = z.object({
	id: z.int(),
	name: z.string(),
	type: z.enum(couponTypes),
	/** Who gives it; null for the shop itself, whose coupon counts the goods of all merchants. */
	merchant: reference.nullable(),
	/** The category whose goods it counts; null for the other types. */
	category: reference.nullable(),
	/** What it takes off. */
	amount: money,
	/** What the goods that it counts must come to; "0.00" for any purchase. Freight never counts. */
	minimumSpend: money,
	/** Days it can be used for, from receipt. */
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

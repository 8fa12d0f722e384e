import { z } from "zod";
import { defineCall } from "../call";
import { localized, localizedText } from "../localized-text";
import {
	id,
	idInBody,
	money,
	named,
	pageOf,
	pageQuery,
	wholeInBody,
} from "../values";
import { couponTypes } from "./coupon-terms";

// Coupons as merchants' staff and operators keep them: staff those of their own merchant, operators all, the shop's own
// among them. Anything else is not found.

export const couponNameLengthMax = 60;
export const couponGoodsMax = 200;
const validDaysMax = 365;
const issueLimitMax = 10_000_000;

/** What shoppers are promised. It stands from the moment at which somebody has the coupon. */
const termsShape = {
	type: z.enum(couponTypes),
	/** For the type "category" alone. */
	categoryId: idInBody.nullable(),
	/** For the type "goods" alone. */
	goodsIds: z.array(idInBody).max(couponGoodsMax, "tooMany"),
	name: localizedText(couponNameLengthMax),
	/** Hong Kong dollars that it takes off. */
	amount: money.refine((amount) => Number(amount) > 0, "correctAmount"),
	/** "0.00" for any purchase. */
	minimumSpend: money,
	/** Days after receipt. */
	validDays: wholeInBody(1, validDaysMax),
};

/** What may change at any time. */
const offerShape = {
	/** Null for any number. */
	issueLimit: wholeInBody(1, issueLimitMax).nullable(),
	isOffered: z.boolean(),
};

interface Scope {
	type: (typeof couponTypes)[number];
	categoryId: number | null;
	goodsIds: number[];
}

const categoryFits = ({ type, categoryId }: Scope) =>
	(type === "category") === (categoryId !== null);
const goodsFit = ({ type, goodsIds }: Scope) =>
	(type === "goods") === goodsIds.length > 0;
const categoryFault = { path: ["categoryId"], message: "chooseCategory" };
const goodsFault = { path: ["goodsIds"], message: "chooseGoods" };

const couponToEdit = z
	.object({ ...termsShape, ...offerShape })
	.refine(categoryFits, categoryFault)
	.refine(goodsFit, goodsFault);
export type CouponToEdit = z.output<typeof couponToEdit>;

const newCoupon = z
	.object({
		...termsShape,
		...offerShape,
		/** Whose it is, for operators: null for the shop's own. Staff's are their merchant's. */
		merId: idInBody.nullable().default(null),
		/** One of the same giver that ends with this one's beginning. */
		replaces: idInBody.nullable().default(null),
	})
	.refine(categoryFits, categoryFault)
	.refine(goodsFit, goodsFault);
export type NewCoupon = z.output<typeof newCoupon>;

const staffCoupon = z.object({
	id: z.int(),
	/** Null for the shop's own. */
	merchant: named.nullable(),
	type: z.enum(couponTypes),
	categoryId: z.int().nullable(),
	/** All that it names, for the type "goods" alone. */
	goods: z.array(named),
	name: localized,
	amount: money,
	minimumSpend: money,
	validDays: z.int(),
	issueLimit: z.int().nullable(),
	isOffered: z.boolean(),
	/** How many shoppers have received it, and how many orders have used it. */
	issued: z.int(),
	used: z.int(),
	/** Hong Kong time. */
	createdAt: z.string(),
});
export type StaffCoupon = z.infer<typeof staffCoupon>;

export const staffCouponStates = ["offered", "ended"] as const;

export const listStaffCoupons = defineCall({
	method: "GET",
	path: "/api/operator/coupon/list",
	who: "operator",
	permission: "products",
	summary:
		"Coupons of the own merchant (operators: all, the shop's own too), the latest first, with how many were received and used",
	query: pageQuery.extend({
		state: z.enum(staffCouponStates).default("offered"),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffCoupon),
});

export const getStaffCoupon = defineCall({
	method: "GET",
	path: "/api/operator/coupon/detail/{id}",
	who: "operator",
	permission: "products",
	summary: "One coupon of the own merchant (operators: any)",
	params: z.object({ id }),
	answer: staffCoupon,
});

export const createCoupon = defineCall({
	method: "POST",
	path: "/api/operator/coupon/create",
	who: "operator",
	permission: "products",
	summary: "Makes a coupon; with `replaces` another one ends in the same step",
	body: newCoupon,
	answer: staffCoupon,
});

export const editCoupon = defineCall({
	method: "POST",
	path: "/api/operator/coupon/edit/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Changes a coupon; 409 where its terms would change after somebody received it",
	params: z.object({ id }),
	body: couponToEdit,
	answer: staffCoupon,
});

export const endCoupon = defineCall({
	method: "POST",
	path: "/api/operator/coupon/end/{id}",
	who: "operator",
	permission: "products",
	summary:
		"Takes a coupon off offer; those who have it keep it. Ended already is well too",
	params: z.object({ id }),
	answer: staffCoupon,
});

export const findCouponGoods = defineCall({
	method: "GET",
	path: "/api/operator/coupon/goods",
	who: "operator",
	permission: "products",
	summary:
		"Goods on the shelf that a coupon may name, by words: of the own merchant (operators: of one, or of all)",
	query: z.object({
		keyword: z.string().trim().min(1, "emptyText").max(60, "tooLong"),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: z.array(named),
});

import { z } from "zod";
import { defineCall } from "../call";
import {
	idInBody,
	money,
	named,
	namesEachOnce,
	pageOf,
	pageQuery,
} from "../values";
import { quantity } from "./cart";
import { exchangeDetail, exchangeVariant } from "./exchange";
import { exchangeStates } from "./exchange-terms";
import { orderActors } from "./order";
import { orderNo, refundNo } from "./order-number";
import { payMethods } from "./payment";
import {
	keptReasons,
	refundPicturesMax,
	refundReasons,
	refundRemarkLengthMax,
	refundStates,
} from "./refund-terms";
import { disputeDetail, returnDetail } from "./return-detail";
import { goesToStore, returnWays } from "./return-terms";

// Refunds go per line and quantity, from payment until 15 days after receipt, with one open application a line. What is
// paid back is what was paid for those pieces; freight too, when the whole order goes before it was shipped.

const refundLine = z.object({
	lineId: z.int(),
	skuId: z.int(),
	goodsId: z.int(),
	name: z.string(),
	image: z.string(),
	options: z.record(z.string(), z.string()),
	/** Pieces of this refund, and what was paid for them. */
	quantity: z.int(),
	amount: money,
});

const refundSummary = z.object({
	refundNo,
	orderNo,
	state: z.enum(refundStates),
	merchant: named,
	lines: z.array(refundLine),
	quantity: z.int(),
	/** Freight within it. */
	freight: money,
	/** What comes back in money: of an exchange the difference alone. */
	amount: money,
	/** How far it is exchanged for another variant; null where that was never asked for. */
	exchangeState: z.enum(exchangeStates).nullable(),
	/** ISO 8601 with +08:00, as are all times here. */
	createdAt: z.string(),
});
export type RefundSummary = z.infer<typeof refundSummary>;

export const refundDetail = refundSummary.extend({
	reason: z.enum(keptReasons),
	remark: z.string(),
	images: z.array(z.string()),
	/** How the money goes back: the way it came. */
	payMethod: z.enum(payMethods),
	/** When it should be there, as far as can be said; null once it is, or where it never will be. */
	expectedBy: z.string().nullable(),
	refundedAt: z.string().nullable(),
	/** Why the merchant refused it, in the merchant's own words; null where it was not. */
	refusal: z.string().nullable(),
	/** Points and coupons that came back with it. */
	pointsGivenBack: z.int(),
	isRevocable: z.boolean(),
	/** How its goods come back; null where they stay. */
	return: returnDetail.nullable(),
	/** What its buyer gets for them; null where that is money alone. */
	exchange: exchangeDetail.nullable(),
	/** Null where nobody objected. */
	dispute: disputeDetail.nullable(),
	/** Until when its buyer may object to the refusal; null where that cannot be. */
	objectUntil: z.string().nullable(),
	/** Numbers of those that were one with it, before a part of it was refused. */
	others: z.array(z.string()),
	history: z.array(
		z.object({
			state: z.enum(refundStates),
			actor: z.enum(orderActors),
			at: z.string(),
		}),
	),
});
export type RefundDetail = z.infer<typeof refundDetail>;

export const listRefundReasons = defineCall({
	method: "GET",
	path: "/api/front/order/refund/reason",
	who: "session",
	summary: "Why goods go back, in the request's language",
	answer: z.array(
		z.object({ reason: z.enum(refundReasons), name: z.string() }),
	),
});

export const getRefundOffer = defineCall({
	method: "GET",
	path: "/api/front/order/apply/refund/{orderNo}",
	who: "session",
	summary:
		"What of an own order can go back now, and what would be paid for it; 409 where nothing can",
	params: z.object({ orderNo }),
	answer: z.object({
		orderNo,
		payMethod: z.enum(payMethods),
		lines: z.array(
			refundLine.extend({
				/** Pieces that can still go back; `amount` is what was paid for all of these. */
				quantity: z.int(),
				/** What comes back for 1, 2, … `quantity` pieces: they need not cost the same to the cent. */
				amounts: z.array(money),
				/** What it can be exchanged for, and the other variants of its goods; none where it cannot. */
				variants: z.array(exchangeVariant),
			}),
		),
		/** Comes back with the whole of it, before shipment alone; "0.00" otherwise. */
		freight: money,
		/** Whether taking everything is taking the whole order. */
		isWhole: z.boolean(),
		expectedDays: z.int(),
		refundUntil: z.string().nullable(),
		/** Where goods can be brought back to; null where nothing of it can be sent back, as before its receipt. */
		returnable: z
			.object({
				stores: z.array(named.extend({ address: z.string() })),
				/** Lines of goods that one can touch. */
				lineIds: z.array(z.int()),
			})
			.nullable(),
	}),
});

export const applyForRefund = defineCall({
	method: "POST",
	path: "/api/front/order/refund",
	who: "session",
	summary:
		"Applies for a refund of pieces of an own order; once per `idempotency-key`. 409 where a line has an open application, or not as many pieces left",
	body: z.object({
		orderNo,
		lines: z
			.array(
				z.object({
					lineId: idInBody,
					quantity,
				}),
			)
			.min(1, "emptyLines")
			.max(200, "tooMany")
			.refine(namesEachOnce, "correctValue"),
		reason: z.enum(refundReasons, { error: "emptyReason" }),
		remark: z.string().trim().max(refundRemarkLengthMax, "tooLong").default(""),
		/** Paths that `upload/image` answered to this account for `refund`. */
		images: z
			.array(z.string().max(200))
			.max(refundPicturesMax, "tooMany")
			.default([]),
		/** The goods go back before the money does; of received orders alone. */
		return: z
			.object({ way: z.enum(returnWays), storeId: idInBody.optional() })
			.refine(
				({ way, storeId }) => goesToStore(way) === (storeId !== undefined),
				{
					error: "correctValue",
					path: ["storeId"],
				},
			)
			.optional(),
		/** Another variant of the goods instead of money, as many pieces; where one line is sent back. */
		exchange: z.object({ skuId: idInBody }).optional(),
	}),
	answer: refundDetail,
});

export const listRefunds = defineCall({
	method: "GET",
	path: "/api/front/order/refund/list",
	who: "session",
	summary: "An account's refunds, the latest first",
	query: pageQuery,
	answer: pageOf(refundSummary),
});

export const getRefund = defineCall({
	method: "GET",
	path: "/api/front/order/refund/detail/{refundNo}",
	who: "session",
	summary: "An own refund; 404 for another account's",
	params: z.object({ refundNo }),
	answer: refundDetail,
});

export const revokeRefund = defineCall({
	method: "POST",
	path: "/api/front/order/refund/revoke/{refundNo}",
	who: "session",
	summary:
		"Takes an own application back before it is decided; taken back already is well too, 409 afterwards",
	params: z.object({ refundNo }),
	answer: refundDetail,
});

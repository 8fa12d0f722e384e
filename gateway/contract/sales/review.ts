import { z } from "zod";
import { defineCall } from "../call";
import { localeCodes } from "../locale";
import { starsMax } from "../stars";
import {
	id,
	idInBody,
	namesEachOnce,
	pageOf,
	pageQuery,
	rating,
	requiredText,
} from "../values";
import { orderNo } from "./order-number";
import { reviewPicturesMax, reviewTextLengthMax } from "./review-terms";

/**
 * What can be asked of a goods' reviews. The stars of a review are the mean of its two scores, rounded half up to a
 * whole star: good has 4 or 5, medium 3, bad 1 or 2.
 */
export const reviewGrades = ["good", "medium", "bad"] as const;
export const reviewTypes = ["all", ...reviewGrades, "picture"] as const;
export type ReviewGrade = (typeof reviewGrades)[number];
export type ReviewType = (typeof reviewTypes)[number];

const stars = z.int().min(1).max(starsMax);
const time = z.iso.datetime({ offset: true });

export const review = z.object({
	id: z.int(),
	/** Masked: who wrote it cannot be told from it. */
	nickname: z.string(),
	stars,
	qualityStars: stars,
	serviceStars: stars,
	text: z.string(),
	/** The language it was written in; reviews are not translated. */
	locale: z.enum(localeCodes),
	images: z.array(z.string()).max(reviewPicturesMax),
	/** What was bought, such as "Black · 128 GB", in the request's language; null where there was nothing to choose. */
	attribute: z.string().nullable(),
	createdAt: time,
	/** Of the seller, once at most. */
	reply: z.object({ text: z.string(), createdAt: time }).nullable(),
});
export type Review = z.infer<typeof review>;

const params = z.object({ id });

export const listReviews = defineCall({
	method: "GET",
	path: "/api/front/product/reply/list/{id}",
	who: "all",
	summary:
		"Reviews of one goods: those in the language of the request first, each part with the newest in front",
	params,
	query: pageQuery.extend({ type: z.enum(reviewTypes).default("all") }),
	answer: pageOf(review),
});

const reviewSummary = z.object({
	/** Null below `ratedFromReviews`, as are the two below. */
	rating: rating.nullable(),
	qualityRating: rating.nullable(),
	serviceRating: rating.nullable(),
	/** Whole per cent of good ones, rounded half up; 0 where there are none. */
	goodPercent: z.int(),
	counts: z.record(z.enum(reviewTypes), z.int()),
	/** From five stars down to one. */
	stars: z.array(z.object({ stars, count: z.int() })),
});
export type ReviewSummary = z.infer<typeof reviewSummary>;

export const getReviewSummary = defineCall({
	method: "GET",
	path: "/api/front/product/reply/config/{id}",
	who: "all",
	summary: "How one goods is rated: means and counts",
	params,
	answer: reviewSummary,
});

/** What can be said of the goods of an own order, once a line. */
const reviewableLine = z.object({
	lineId: z.int(),
	orderNo,
	goodsId: z.int(),
	name: z.string(),
	image: z.string(),
	options: z.record(z.string(), z.string()),
	receivedAt: time,
	/** Null until it is written. */
	review: review.nullable(),
});
export type ReviewableLine = z.infer<typeof reviewableLine>;

export const listOwnReviews = defineCall({
	method: "GET",
	path: "/api/front/order/reply/list",
	who: "session",
	summary:
		"Lines that were received: those that wait for a review, or those that have one, the latest first",
	query: pageQuery.extend({
		state: z.enum(["pending", "done"]).default("pending"),
		/** Those of one order alone. */
		orderNo: orderNo.optional(),
	}),
	answer: pageOf(reviewableLine),
});

export const writeReviews = defineCall({
	method: "POST",
	path: "/api/front/order/comment",
	who: "session",
	summary:
		"Reviews lines of an own order, each once: all of them or none; 409 where one has a review or was not received. The order is completed with its last one",
	body: z.object({
		orderNo,
		reviews: z
			.array(
				z.object({
					lineId: idInBody,
					qualityStars: stars,
					serviceStars: stars,
					text: requiredText("emptyReview", reviewTextLengthMax),
					/** Paths that `upload/image` answered to this account for `review`. */
					images: z
						.array(z.string().max(200))
						.max(reviewPicturesMax, "tooMany")
						.default([]),
				}),
			)
			.min(1, "emptyReview")
			.max(200, "tooMany")
			.refine(namesEachOnce, "correctValue"),
	}),
	answer: z.object({ isCompleted: z.boolean() }),
});

export const replyToReview = defineCall({
	method: "POST",
	path: "/api/operator/review/reply",
	who: "operator",
	permission: "orders",
	summary:
		"A merchant's answer to a review of its goods, once; 404 for another merchant's, 409 where there is one",
	body: z.object({
		id: idInBody,
		text: requiredText("emptyReply", reviewTextLengthMax),
	}),
	answer: review,
});

import { z } from "zod";
import { defineCall } from "./call";
import { localeCodes } from "./locale";
import { id, pageOf, pageQuery } from "./values";

export const starsMax = 5;
export const reviewPicturesMax = 5;

/** A mean of stars with one decimal, rounded half up, such as "4.6". Never a float. */
export const rating = z.string().regex(/^[1-5]\.\d$/);

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

const review = z.object({
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
	summary: "Reviews of one goods, the newest first",
	params,
	query: pageQuery.extend({ type: z.enum(reviewTypes).default("all") }),
	answer: pageOf(review),
});

const reviewSummary = z.object({
	/** Null as long as there is no review, as are the two below. */
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

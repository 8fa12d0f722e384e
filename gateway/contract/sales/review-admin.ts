import { z } from "zod";
import { defineCall } from "../call";
import { starsMax } from "../stars";
import { id, named, pageOf, pageQuery, whole } from "../values";
import { review } from "./review";
import { staffReviewFilters } from "./review-terms";

// Reviews of a merchant's goods as its staff answers them; operators see all.

const staffReview = review.extend({
	goods: z.object({ id: z.int(), name: z.string(), image: z.string() }),
	merchant: named,
});
export type StaffReview = z.infer<typeof staffReview>;

export const listStaffReviews = defineCall({
	method: "GET",
	path: "/api/operator/review/list",
	who: "operator",
	permission: "orders",
	summary:
		"Reviews of the own merchant's goods (operators: of all), the latest first",
	query: pageQuery.extend({
		filter: z.enum(staffReviewFilters).default("unanswered"),
		stars: whole(1, starsMax).optional(),
		/** Operators alone. */
		merId: id.optional(),
	}),
	answer: pageOf(staffReview),
});

import {
	getReviewSummary,
	listOwnReviews,
	listReviews,
	replyToReview,
	writeReviews,
} from "../../../contract/sales/review";
import { listStaffReviews } from "../../../contract/sales/review-admin";
import { route } from "../../../http/route";
import { listOwnLines } from "./own-reviews";
import { replyOnce } from "./reply";
import { listReviewsPage, summarizeReviews } from "./service";
import { listReviewsForStaff } from "./staff-reviews";
import { writeOwnReviews } from "./write-reviews";

export const reviewRoutes = [
	route(listReviews, (ctx, { params, query }) =>
		listReviewsPage(ctx, params.id, query),
	),
	route(getReviewSummary, (ctx, { params }) =>
		summarizeReviews(ctx, params.id),
	),
	route(listOwnReviews, (ctx, { query }) => listOwnLines(ctx, query)),
	route(writeReviews, (ctx, { body }) => writeOwnReviews(ctx, body)),
	route(listStaffReviews, (ctx, { query }) => listReviewsForStaff(ctx, query)),
	route(replyToReview, (ctx, { body }) => replyOnce(ctx, body)),
];

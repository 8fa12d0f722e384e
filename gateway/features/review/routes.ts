import { getReviewSummary, listReviews } from "../../contract/review";
import { route } from "../../http/route";
import { listReviewsPage, summarizeReviews } from "./service";

export const reviewRoutes = [
	route(listReviews, (ctx, { params, query }) =>
		listReviewsPage(ctx, params.id, query),
	),
	route(getReviewSummary, (ctx, { params }) =>
		summarizeReviews(ctx, params.id),
	),
];

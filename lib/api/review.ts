import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/review";
import type { Api } from "./api";

type ListReviews = typeof contract.listReviews;
type GetReviewSummary = typeof contract.getReviewSummary;
type ListOwnReviews = typeof contract.listOwnReviews;
type WriteReviews = typeof contract.writeReviews;

/** Page and browser count in the same steps: the second page goes on where the first one ended. */
export const reviewsPerPage = 6;

/** Rejects with 404 for a goods that is unknown or off the shelf. */
export function listReviews(
	api: Api,
	{ id, ...query }: { id: number } & QueryOf<ListReviews>,
): Promise<DataOf<ListReviews>> {
	return api.send<ListReviews>({
		method: "GET",
		path: "/api/front/product/reply/list/{id}",
		params: { id },
		query: { limit: reviewsPerPage, ...query },
	});
}

/** Rejects with 404 for a goods that is unknown or off the shelf. */
export function getReviewSummary(
	api: Api,
	id: number,
): Promise<DataOf<GetReviewSummary>> {
	return api.send<GetReviewSummary>({
		method: "GET",
		path: "/api/front/product/reply/config/{id}",
		params: { id },
	});
}

export function listOwnReviews(
	api: Api,
	query: QueryOf<ListOwnReviews>,
): Promise<DataOf<ListOwnReviews>> {
	return api.send<ListOwnReviews>({
		method: "GET",
		path: "/api/front/order/reply/list",
		query,
	});
}

/** All of them or none; 409 where one has a review already. */
export function writeReviews(
	api: Api,
	body: BodyOf<WriteReviews>,
): Promise<DataOf<WriteReviews>> {
	return api.send<WriteReviews>({
		method: "POST",
		path: "/api/front/order/comment",
		body,
	});
}

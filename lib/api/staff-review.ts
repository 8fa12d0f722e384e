import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as staff from "@/gateway/contract/operator-review";
import type * as contract from "@/gateway/contract/review";
import type { Api } from "./api";

type ListStaffReviews = typeof staff.listStaffReviews;
type ReplyToReview = typeof contract.replyToReview;

export function listStaffReviews(
	api: Api,
	query: QueryOf<ListStaffReviews>,
): Promise<DataOf<ListStaffReviews>> {
	return api.send<ListStaffReviews>({
		method: "GET",
		path: "/api/operator/review/list",
		query,
	});
}

/** Once: 409 where there is a reply. */
export function replyToReview(
	api: Api,
	id: number,
	text: string,
): Promise<contract.Review> {
	return api.send<ReplyToReview>({
		method: "POST",
		path: "/api/operator/review/reply",
		body: { id, text },
	});
}

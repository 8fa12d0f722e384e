import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type { recordVisit as contract } from "@/gateway/contract/visit";
import type { Api } from "./api";

/** One page view. Only with the shopper's consent. */
export function recordVisit(
	api: Api,
	body: BodyOf<typeof contract>,
): Promise<DataOf<typeof contract>> {
	return api.send<typeof contract>({
		method: "POST",
		path: "/api/front/pc/visit",
		body,
	});
}

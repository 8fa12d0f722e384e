import type { QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/dashboard";
import type { Api } from "./api";

type GetDashboard = typeof contract.getDashboard;

/** Of the own merchant; operators see the shop's, or one merchant's. */
export function getDashboard(
	api: Api,
	query: QueryOf<GetDashboard>,
): Promise<contract.Dashboard> {
	return api.send<GetDashboard>({
		method: "GET",
		path: "/api/operator/dashboard",
		query,
	});
}

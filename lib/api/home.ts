import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/home";
import type { Api } from "./api";

type GetHome = typeof contract.getHome;

export function getHome(
	api: Api,
	query: QueryOf<GetHome>,
): Promise<DataOf<GetHome>> {
	return api.send<GetHome>({
		method: "GET",
		path: "/api/front/pc/home/index",
		query,
	});
}

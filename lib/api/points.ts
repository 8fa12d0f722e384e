import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/points";
import type { Api } from "./api";

type Contract = typeof contract;

export function getPoints(api: Api): Promise<DataOf<Contract["getPoints"]>> {
	return api.send<Contract["getPoints"]>({
		method: "GET",
		path: "/api/front/integral/user",
	});
}

export function listPointsEntries(
	api: Api,
	query: QueryOf<Contract["listPointsEntries"]>,
): Promise<DataOf<Contract["listPointsEntries"]>> {
	return api.send<Contract["listPointsEntries"]>({
		method: "GET",
		path: "/api/front/integral/list",
		query,
	});
}

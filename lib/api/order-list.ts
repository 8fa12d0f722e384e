import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/order-list";
import type { Api } from "./api";

type Contract = typeof contract;

export function listOrders(
	api: Api,
	query: QueryOf<Contract["listOrders"]>,
): Promise<DataOf<Contract["listOrders"]>> {
	return api.send<Contract["listOrders"]>({
		method: "GET",
		path: "/api/front/order/list",
		query,
	});
}

export function getOrderCounts(
	api: Api,
): Promise<DataOf<Contract["getOrderCounts"]>> {
	return api.send<Contract["getOrderCounts"]>({
		method: "GET",
		path: "/api/front/order/data",
	});
}

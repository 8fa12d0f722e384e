import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/collect";
import type { Api } from "./api";

type Contract = typeof contract;

export function listKeptGoods(
	api: Api,
	query: QueryOf<Contract["listKeptGoods"]>,
): Promise<DataOf<Contract["listKeptGoods"]>> {
	return api.send<Contract["listKeptGoods"]>({
		method: "GET",
		path: "/api/front/collect/product/list",
		query,
	});
}

/** What is kept already stays as it is. */
export function keepGoods(api: Api, ids: number[]): Promise<null> {
	return api.send<Contract["keepGoods"]>({
		method: "POST",
		path: "/api/front/collect/add/product",
		body: { ids },
	});
}

export function dropGoods(api: Api, ids: number[]): Promise<null> {
	return api.send<Contract["dropGoods"]>({
		method: "POST",
		path: "/api/front/collect/cancel/product",
		body: { ids },
	});
}

/** Which of these goods the account keeps, which of these merchants it follows; a hundred of each at most. */
export function askMarks(
	api: Api,
	query: QueryOf<Contract["listWhichKept"]>,
): Promise<DataOf<Contract["listWhichKept"]>> {
	return api.send<Contract["listWhichKept"]>({
		method: "GET",
		path: "/api/front/collect/state",
		query,
	});
}

export function listFollowedMerchants(
	api: Api,
	query: QueryOf<Contract["listFollowedMerchants"]>,
): Promise<DataOf<Contract["listFollowedMerchants"]>> {
	return api.send<Contract["listFollowedMerchants"]>({
		method: "GET",
		path: "/api/front/collect/merchant/list",
		query,
	});
}

export function followMerchant(
	api: Api,
	id: number,
): Promise<DataOf<Contract["followMerchant"]>> {
	return api.send<Contract["followMerchant"]>({
		method: "POST",
		path: "/api/front/merchant/collect/{id}",
		params: { id },
	});
}

export function unfollowMerchant(
	api: Api,
	id: number,
): Promise<DataOf<Contract["unfollowMerchant"]>> {
	return api.send<Contract["unfollowMerchant"]>({
		method: "POST",
		path: "/api/front/merchant/cancel/{id}",
		params: { id },
	});
}

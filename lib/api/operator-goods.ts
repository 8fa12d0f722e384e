import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-goods";
import type { Api } from "./api";

type Contract = typeof contract;

export function listStaffGoods(
	api: Api,
	query: QueryOf<Contract["listStaffGoods"]>,
): Promise<DataOf<Contract["listStaffGoods"]>> {
	return api.send<Contract["listStaffGoods"]>({
		method: "GET",
		path: "/api/operator/goods/list",
		query,
	});
}

/** 404 for another merchant's. */
export function getStaffGoods(
	api: Api,
	id: number,
): Promise<contract.StaffGoodsDetail> {
	return api.send<Contract["getStaffGoods"]>({
		method: "GET",
		path: "/api/operator/goods/detail/{id}",
		params: { id },
	});
}

/** 409 with who and when, where somebody else changed it since it was read. */
export function saveGoods(
	api: Api,
	body: BodyOf<Contract["saveGoods"]>,
): Promise<contract.StaffGoodsDetail> {
	return api.send<Contract["saveGoods"]>({
		method: "POST",
		path: "/api/operator/goods/save",
		body,
	});
}

/** Answers which of them lack a picture and stay off the shelf. */
export function shelveGoods(
	api: Api,
	body: BodyOf<Contract["shelveGoods"]>,
): Promise<DataOf<Contract["shelveGoods"]>> {
	return api.send<Contract["shelveGoods"]>({
		method: "POST",
		path: "/api/operator/goods/shelf",
		body,
	});
}

/** 409 with the stock of now, where it is not what was seen. */
export function changeStock(
	api: Api,
	body: BodyOf<Contract["changeStock"]>,
): Promise<DataOf<Contract["changeStock"]>> {
	return api.send<Contract["changeStock"]>({
		method: "POST",
		path: "/api/operator/goods/stock",
		body,
	});
}

export function changeGoodsPrice(
	api: Api,
	body: BodyOf<Contract["changeGoodsPrice"]>,
): Promise<DataOf<Contract["changeGoodsPrice"]>> {
	return api.send<Contract["changeGoodsPrice"]>({
		method: "POST",
		path: "/api/operator/goods/price",
		body,
	});
}

/** False where it was ordered before, and is off the shelf instead. */
export function removeGoods(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeGoods"]>> {
	return api.send<Contract["removeGoods"]>({
		method: "POST",
		path: "/api/operator/goods/remove/{id}",
		params: { id },
	});
}

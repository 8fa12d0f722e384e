import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-shop";
import type { Api } from "./api";

type Contract = typeof contract;

export function listShops(
	api: Api,
	query: QueryOf<Contract["listShops"]>,
): Promise<DataOf<Contract["listShops"]>> {
	return api.send<Contract["listShops"]>({
		method: "GET",
		path: "/api/operator/shop/list",
		query,
	});
}

/** Operators say whose; 404 for another merchant's. */
export function getShop(
	api: Api,
	query: QueryOf<Contract["getShop"]>,
): Promise<contract.ShopSettings> {
	return api.send<Contract["getShop"]>({
		method: "GET",
		path: "/api/operator/shop/detail",
		query,
	});
}

export function editShop(
	api: Api,
	body: BodyOf<Contract["editShop"]>,
): Promise<contract.ShopSettings> {
	return api.send<Contract["editShop"]>({
		method: "POST",
		path: "/api/operator/shop/edit",
		body,
	});
}

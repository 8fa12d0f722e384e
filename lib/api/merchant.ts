import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/merchant";
import type { Api } from "./api";

type Contract = typeof contract;

type ListTypes = typeof contract.listMerchantTypes;
type ListCategories = typeof contract.listMerchantCategories;

/** Kinds of shop a merchant can be. */
export function listShopTypes(api: Api): Promise<DataOf<ListTypes>> {
	return api.send<ListTypes>({
		method: "GET",
		path: "/api/front/merchant/all/type/list",
	});
}

/** What a merchant can be known for. */
export function listShopCategories(api: Api): Promise<DataOf<ListCategories>> {
	return api.send<ListCategories>({
		method: "GET",
		path: "/api/front/merchant/all/category/list",
	});
}

export function listMerchants(
	api: Api,
	query: QueryOf<Contract["listMerchants"]>,
): Promise<DataOf<Contract["listMerchants"]>> {
	return api.send<Contract["listMerchants"]>({
		method: "GET",
		path: "/api/front/merchant/street",
		query,
	});
}

export function searchMerchants(
	api: Api,
	query: QueryOf<Contract["searchMerchants"]>,
): Promise<DataOf<Contract["searchMerchants"]>> {
	return api.send<Contract["searchMerchants"]>({
		method: "GET",
		path: "/api/front/merchant/search/list",
		query,
	});
}

/** What merchants sell, by top category of the mall. */
export function listMerchantCategories(
	api: Api,
): Promise<DataOf<Contract["listMerchantCategories"]>> {
	return api.send<Contract["listMerchantCategories"]>({
		method: "GET",
		path: "/api/front/merchant/all/category/list",
	});
}

/** Rejects with 404 for a merchant nobody knows. */
export function getMerchantDetail(
	api: Api,
	id: number,
): Promise<DataOf<Contract["getMerchantDetail"]>> {
	return api.send<Contract["getMerchantDetail"]>({
		method: "GET",
		path: "/api/front/merchant/detail/{id}",
		params: { id },
	});
}

/** How its shoppers reach it, or the shop in its place. Rejects with 404 for a merchant nobody knows. */
export function getMerchantService(
	api: Api,
	id: number,
): Promise<DataOf<Contract["getMerchantService"]>> {
	return api.send<Contract["getMerchantService"]>({
		method: "GET",
		path: "/api/front/merchant/customer/service/info/{id}",
		params: { id },
	});
}

/** Rejects with 404 for a merchant nobody knows. */
export function listCategoriesOfMerchant(
	api: Api,
	id: number,
): Promise<DataOf<Contract["listCategoriesOfMerchant"]>> {
	return api.send<Contract["listCategoriesOfMerchant"]>({
		method: "GET",
		path: "/api/front/product/merchant/{id}/category/list",
		params: { id },
	});
}

/** Pictures as data URLs. Answered for the solution of a challenge only: call it through `withProof`. */
export function listMerchantQualifications(
	api: Api,
	id: number,
): Promise<DataOf<Contract["listMerchantQualifications"]>> {
	return api.send<Contract["listMerchantQualifications"]>({
		method: "GET",
		path: "/api/front/merchant/qualification/{id}",
		params: { id },
	});
}

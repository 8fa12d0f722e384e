import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/merchant";
import type { Api } from "./api";

type ListMerchants = typeof contract.listMerchants;
type GetMerchant = typeof contract.getMerchant;

export function listMerchants(
	api: Api,
	query: QueryOf<ListMerchants>,
): Promise<DataOf<ListMerchants>> {
	return api.send<ListMerchants>({
		method: "GET",
		path: "/api/front/merchant/street",
		query,
	});
}

/** Rejects with 404 for a merchant nobody knows. */
export function getMerchant(
	api: Api,
	id: number,
): Promise<DataOf<GetMerchant>> {
	return api.send<GetMerchant>({
		method: "GET",
		path: "/api/front/merchant/index/info/{id}",
		params: { id },
	});
}

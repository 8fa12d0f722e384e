import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/coupon";
import type { Api } from "./api";

type ListCoupons = typeof contract.listCoupons;

export function listCoupons(
	api: Api,
	query: QueryOf<ListCoupons>,
): Promise<DataOf<ListCoupons>> {
	return api.send<ListCoupons>({
		method: "GET",
		path: "/api/front/coupons",
		query,
	});
}

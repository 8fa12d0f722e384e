import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/coupon";
import type { Api } from "./api";

type ListCoupons = typeof contract.listCoupons;
type ReceiveCoupon = typeof contract.receiveCoupon;
type ListOwnCoupons = typeof contract.listOwnCoupons;

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

/** Once an account: 409 where it was received before, or none are left. */
export function receiveCoupon(
	api: Api,
	body: BodyOf<ReceiveCoupon>,
): Promise<contract.OwnCoupon> {
	return api.send<ReceiveCoupon>({
		method: "POST",
		path: "/api/front/coupon/receive",
		body,
	});
}

export function listOwnCoupons(
	api: Api,
	query: QueryOf<ListOwnCoupons>,
): Promise<DataOf<ListOwnCoupons>> {
	return api.send<ListOwnCoupons>({
		method: "GET",
		path: "/api/front/coupon/list",
		query,
	});
}

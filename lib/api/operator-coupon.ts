import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-coupon";
import type { Api } from "./api";

type Contract = typeof contract;

// Coupons of the own merchant, or of all for operators; 404 for anybody else's, 409 where terms are promised already.

export function listStaffCoupons(
	api: Api,
	query: QueryOf<Contract["listStaffCoupons"]>,
): Promise<DataOf<Contract["listStaffCoupons"]>> {
	return api.send<Contract["listStaffCoupons"]>({
		method: "GET",
		path: "/api/operator/coupon/list",
		query,
	});
}

export function getStaffCoupon(
	api: Api,
	id: number,
): Promise<DataOf<Contract["getStaffCoupon"]>> {
	return api.send<Contract["getStaffCoupon"]>({
		method: "GET",
		path: "/api/operator/coupon/detail/{id}",
		params: { id },
	});
}

export function createCoupon(
	api: Api,
	body: BodyOf<Contract["createCoupon"]>,
): Promise<DataOf<Contract["createCoupon"]>> {
	return api.send<Contract["createCoupon"]>({
		method: "POST",
		path: "/api/operator/coupon/create",
		body,
	});
}

export function editCoupon(
	api: Api,
	id: number,
	body: BodyOf<Contract["editCoupon"]>,
): Promise<DataOf<Contract["editCoupon"]>> {
	return api.send<Contract["editCoupon"]>({
		method: "POST",
		path: "/api/operator/coupon/edit/{id}",
		params: { id },
		body,
	});
}

export function endCoupon(
	api: Api,
	id: number,
): Promise<DataOf<Contract["endCoupon"]>> {
	return api.send<Contract["endCoupon"]>({
		method: "POST",
		path: "/api/operator/coupon/end/{id}",
		params: { id },
	});
}

export function findCouponGoods(
	api: Api,
	query: QueryOf<Contract["findCouponGoods"]>,
): Promise<DataOf<Contract["findCouponGoods"]>> {
	return api.send<Contract["findCouponGoods"]>({
		method: "GET",
		path: "/api/operator/coupon/goods",
		query,
	});
}

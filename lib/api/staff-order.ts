import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-order";
import type { Api } from "./api";

type Contract = typeof contract;

/** Of the own merchant; operators see all. */
export function listStaffOrders(
	api: Api,
	query: QueryOf<Contract["listStaffOrders"]>,
): Promise<DataOf<Contract["listStaffOrders"]>> {
	return api.send<Contract["listStaffOrders"]>({
		method: "GET",
		path: "/api/operator/order/list",
		query,
	});
}

export function countStaffOrders(
	api: Api,
	query: QueryOf<Contract["countStaffOrders"]>,
): Promise<DataOf<Contract["countStaffOrders"]>> {
	return api.send<Contract["countStaffOrders"]>({
		method: "GET",
		path: "/api/operator/order/data",
		query,
	});
}

/** 404 for another merchant's. */
export function getStaffOrder(
	api: Api,
	orderNo: string,
): Promise<contract.StaffOrder> {
	return api.send<Contract["getStaffOrder"]>({
		method: "GET",
		path: "/api/operator/order/detail/{orderNo}",
		params: { orderNo },
	});
}

/** Accepted already is well too. */
export function acceptOrder(
	api: Api,
	orderNo: string,
): Promise<contract.StaffOrder> {
	return api.send<Contract["acceptOrder"]>({
		method: "POST",
		path: "/api/operator/order/accept/{orderNo}",
		params: { orderNo },
	});
}

/** Once per order; what is missing is paid back by it. */
export function pickOrder(
	api: Api,
	orderNo: string,
	body: BodyOf<Contract["pickOrder"]>,
): Promise<contract.StaffOrder> {
	return api.send<Contract["pickOrder"]>({
		method: "POST",
		path: "/api/operator/order/pick/{orderNo}",
		params: { orderNo },
		body,
	});
}

export function listSubstitutes(
	api: Api,
	orderNo: string,
	lineId: number,
): Promise<contract.SubstituteOffer[]> {
	return api.send<Contract["listSubstitutes"]>({
		method: "GET",
		path: "/api/operator/order/substitutes/{orderNo}",
		params: { orderNo },
		query: { lineId },
	});
}

/** All that is left of it; 409 where it is shipped already. */
export function shipOrder(
	api: Api,
	orderNo: string,
	body: BodyOf<Contract["shipOrder"]>,
): Promise<contract.StaffOrder> {
	return api.send<Contract["shipOrder"]>({
		method: "POST",
		path: "/api/operator/order/ship/{orderNo}",
		params: { orderNo },
		body,
	});
}

/** Says of each whether it was shipped. */
export function shipMany(
	api: Api,
	body: BodyOf<Contract["shipMany"]>,
): Promise<DataOf<Contract["shipMany"]>> {
	return api.send<Contract["shipMany"]>({
		method: "POST",
		path: "/api/operator/order/ship-many",
		body,
	});
}

export function trackParcel(
	api: Api,
	id: number,
	body: BodyOf<Contract["trackParcel"]>,
): Promise<null> {
	return api.send<Contract["trackParcel"]>({
		method: "POST",
		path: "/api/operator/parcel/track/{id}",
		params: { id },
		body,
	});
}

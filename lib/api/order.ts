import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/order";
import type * as detail from "@/gateway/contract/order-detail";
import type { Api } from "./api";

type Contract = typeof contract & typeof detail;

/** 404 for another account's. */
export function getMasterOrder(
	api: Api,
	orderNo: string,
): Promise<contract.MasterOrder> {
	return api.send<Contract["getMasterOrder"]>({
		method: "GET",
		path: "/api/front/order/master/detail/{orderNo}",
		params: { orderNo },
	});
}

/** 404 for another account's. */
export function getOrder(
	api: Api,
	orderNo: string,
): Promise<detail.OrderDetail> {
	return api.send<Contract["getOrder"]>({
		method: "GET",
		path: "/api/front/order/detail/{orderNo}",
		params: { orderNo },
	});
}

/** Received already is well too; 409 where it is not on its way. */
export function takeOrder(
	api: Api,
	orderNo: string,
): Promise<detail.OrderDetail> {
	return api.send<Contract["takeOrder"]>({
		method: "POST",
		path: "/api/front/order/take/{orderNo}",
		params: { orderNo },
	});
}

/** Off the list; 409 while it is not over. */
export function deleteOrder(api: Api, orderNo: string): Promise<null> {
	return api.send<Contract["deleteOrder"]>({
		method: "POST",
		path: "/api/front/order/delete/{orderNo}",
		params: { orderNo },
	});
}

/** Into the cart, as far as it can be bought now. */
export function buyAgain(
	api: Api,
	orderNo: string,
): Promise<DataOf<Contract["buyAgain"]>> {
	return api.send<Contract["buyAgain"]>({
		method: "POST",
		path: "/api/front/order/again/{orderNo}",
		params: { orderNo },
	});
}

/**
 * A master that is not paid, or one order of the supermarket that is paid and not accepted. Cancelled already is well
 * too; 409 where it is too late.
 */
export function cancelMaster(api: Api, orderNo: string): Promise<null> {
	return api.send<Contract["cancelMaster"]>({
		method: "POST",
		path: "/api/front/order/cancel/{orderNo}",
		params: { orderNo },
	});
}

/** The same answer whether there is such an order or not; the code goes to whoever bought it. */
export function sendVisitorCode(
	api: Api,
	orderNo: string,
): Promise<DataOf<Contract["sendVisitorCode"]>> {
	return api.send<Contract["sendVisitorCode"]>({
		method: "POST",
		path: "/api/front/order/visitor/code",
		body: { orderNo },
	});
}

/** Once per code: showing it again takes another one. */
export function getVisitorOrder(
	api: Api,
	body: BodyOf<Contract["getVisitorOrder"]>,
): Promise<contract.MasterOrder> {
	return api.send<Contract["getVisitorOrder"]>({
		method: "POST",
		path: "/api/front/order/visitor/detail",
		body,
	});
}

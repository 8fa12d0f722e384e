import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/order";
import type { Api } from "./api";

type Contract = typeof contract;

/** Cancelled already is well too; 409 once it is paid. */
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

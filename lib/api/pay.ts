import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/pay";
import type { Api } from "./api";

type Contract = typeof contract;

/** How this shop can be paid, the best way first. */
export function listPayMethods(
	api: Api,
): Promise<DataOf<Contract["listPayMethods"]>> {
	return api.send<Contract["listPayMethods"]>({
		method: "GET",
		path: "/api/front/pay/method",
	});
}

/**
 * Begins to pay, or goes on with what was begun. A click and its repetition send the same key and hear the same;
 * another try is another key.
 */
export function pay(
	api: Api,
	body: BodyOf<Contract["pay"]>,
	idempotencyKey: string,
): Promise<DataOf<Contract["pay"]>> {
	return api.send<Contract["pay"]>(
		{ method: "POST", path: "/api/front/pay/payment", body },
		{ idempotencyKey },
	);
}

/** May be asked every second or two: the gateway asks the provider less often than that. */
export function getPayStatus(
	api: Api,
	orderNo: string,
): Promise<DataOf<Contract["getPayStatus"]>> {
	return api.send<Contract["getPayStatus"]>({
		method: "GET",
		path: "/api/front/pay/status/{orderNo}",
		params: { orderNo },
	});
}

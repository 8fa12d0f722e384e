import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/checkout";
import type { Api } from "./api";

type Contract = typeof contract;

/** 409 where nothing of it can be bought. */
export function preOrder(
	api: Api,
	body: BodyOf<Contract["preOrder"]>,
): Promise<DataOf<Contract["preOrder"]>> {
	return api.send<Contract["preOrder"]>({
		method: "POST",
		path: "/api/front/order/pre/order",
		body,
	});
}

/** With the default address and the best coupons. */
export function loadPreOrder(
	api: Api,
	preOrderNo: string,
): Promise<contract.Quote> {
	return api.send<Contract["loadPreOrder"]>({
		method: "GET",
		path: "/api/front/order/load/pre/{preOrderNo}",
		params: { preOrderNo },
	});
}

export function computePrice(
	api: Api,
	body: BodyOf<Contract["computePrice"]>,
): Promise<contract.Quote> {
	return api.send<Contract["computePrice"]>({
		method: "POST",
		path: "/api/front/order/computed/price",
		body,
	});
}

/**
 * Once per key: keep it until an answer is known, and send it again with the same body. 409 names what has changed in
 * its `data`: `{ changes, quote }`.
 */
export function createOrder(
	api: Api,
	body: BodyOf<Contract["createOrder"]>,
	idempotencyKey: string,
): Promise<DataOf<Contract["createOrder"]>> {
	return api.send<Contract["createOrder"]>(
		{ method: "POST", path: "/api/front/order/create", body },
		{ idempotencyKey },
	);
}

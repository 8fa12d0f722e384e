import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/refund";
import type { Api } from "./api";

type Contract = typeof contract;

export function listRefundReasons(
	api: Api,
): Promise<DataOf<Contract["listRefundReasons"]>> {
	return api.send<Contract["listRefundReasons"]>({
		method: "GET",
		path: "/api/front/order/refund/reason",
	});
}

/** 404 for another account's order; 409 where nothing of it can go back. */
export function getRefundOffer(
	api: Api,
	orderNo: string,
): Promise<DataOf<Contract["getRefundOffer"]>> {
	return api.send<Contract["getRefundOffer"]>({
		method: "GET",
		path: "/api/front/order/apply/refund/{orderNo}",
		params: { orderNo },
	});
}

/** Once per key: keep it until an answer is known, and send it again with the same body. */
export function applyForRefund(
	api: Api,
	body: BodyOf<Contract["applyForRefund"]>,
	idempotencyKey: string,
): Promise<contract.RefundDetail> {
	return api.send<Contract["applyForRefund"]>(
		{ method: "POST", path: "/api/front/order/refund", body },
		{ idempotencyKey },
	);
}

export function listRefunds(
	api: Api,
	query: QueryOf<Contract["listRefunds"]>,
): Promise<DataOf<Contract["listRefunds"]>> {
	return api.send<Contract["listRefunds"]>({
		method: "GET",
		path: "/api/front/order/refund/list",
		query,
	});
}

/** 404 for another account's. */
export function getRefund(
	api: Api,
	refundNo: string,
): Promise<contract.RefundDetail> {
	return api.send<Contract["getRefund"]>({
		method: "GET",
		path: "/api/front/order/refund/detail/{refundNo}",
		params: { refundNo },
	});
}

/** Taken back already is well too; 409 once it is decided. */
export function revokeRefund(
	api: Api,
	refundNo: string,
): Promise<contract.RefundDetail> {
	return api.send<Contract["revokeRefund"]>({
		method: "POST",
		path: "/api/front/order/refund/revoke/{refundNo}",
		params: { refundNo },
	});
}

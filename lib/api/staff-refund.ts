import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-refund";
import type { RefundDetail } from "@/gateway/contract/refund";
import type { Api } from "./api";

type Contract = typeof contract;

export function listStaffRefunds(
	api: Api,
	query: QueryOf<Contract["listStaffRefunds"]>,
): Promise<DataOf<Contract["listStaffRefunds"]>> {
	return api.send<Contract["listStaffRefunds"]>({
		method: "GET",
		path: "/api/operator/refund/list",
		query,
	});
}

/** Agreed already is well too; 409 where it was decided otherwise. */
export function approveRefund(
	api: Api,
	refundNo: string,
): Promise<RefundDetail> {
	return api.send<Contract["approveRefund"]>({
		method: "POST",
		path: "/api/operator/refund/approve/{refundNo}",
		params: { refundNo },
	});
}

export function refuseRefund(
	api: Api,
	refundNo: string,
	refusal: string,
): Promise<RefundDetail> {
	return api.send<Contract["refuseRefund"]>({
		method: "POST",
		path: "/api/operator/refund/refuse/{refundNo}",
		params: { refundNo },
		body: { refusal },
	});
}

/** Operators alone: the money of a transfer was sent by hand. */
export function confirmSentBack(
	api: Api,
	refundNo: string,
): Promise<RefundDetail> {
	return api.send<Contract["confirmSentBack"]>({
		method: "POST",
		path: "/api/operator/refund/sent/{refundNo}",
		params: { refundNo },
	});
}

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

import type * as contract from "@/gateway/contract/parcel";
import type { Api } from "./api";

/** 404 for another account's order. */
export function listParcels(
	api: Api,
	orderNo: string,
): Promise<contract.Parcel[]> {
	return api.send<(typeof contract)["listParcels"]>({
		method: "GET",
		path: "/api/front/order/express/{orderNo}",
		params: { orderNo },
	});
}

import type * as contract from "@/gateway/contract/address";
import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type { Api } from "./api";

type Contract = typeof contract;

/** The whole book at once: an account keeps no more than one page holds. */
export function listAddresses(
	api: Api,
): Promise<DataOf<Contract["listAddresses"]>> {
	return api.send<Contract["listAddresses"]>({
		method: "GET",
		path: "/api/front/address/list",
		query: { page: 1, limit: 100 },
	});
}

/** Adds one where no id is given; answers it as it is kept. */
export function editAddress(
	api: Api,
	body: BodyOf<Contract["editAddress"]>,
): Promise<DataOf<Contract["editAddress"]>> {
	return api.send<Contract["editAddress"]>({
		method: "POST",
		path: "/api/front/address/edit",
		body,
	});
}

export function deleteAddress(api: Api, id: number): Promise<null> {
	return api.send<Contract["deleteAddress"]>({
		method: "POST",
		path: "/api/front/address/del",
		body: { id },
	});
}

export function setDefaultAddress(api: Api, id: number): Promise<null> {
	return api.send<Contract["setDefaultAddress"]>({
		method: "POST",
		path: "/api/front/address/default/set",
		body: { id },
	});
}

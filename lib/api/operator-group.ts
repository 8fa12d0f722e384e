import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-group";
import type { Api } from "./api";

type Contract = typeof contract;

/** Of the own merchant; operators see all. */
export function listStaffOffers(
	api: Api,
	query: QueryOf<Contract["listStaffOffers"]>,
): Promise<DataOf<Contract["listStaffOffers"]>> {
	return api.send<Contract["listStaffOffers"]>({
		method: "GET",
		path: "/api/operator/group/list",
		query,
	});
}

/** 400 names the fields that are at fault; 409 where another offer for the sku runs at that time. */
export function saveOffer(
	api: Api,
	body: BodyOf<Contract["saveOffer"]>,
): Promise<contract.StaffOffer> {
	return api.send<Contract["saveOffer"]>({
		method: "POST",
		path: "/api/operator/group/save",
		body,
	});
}

export function endOffer(api: Api, id: number): Promise<contract.StaffOffer> {
	return api.send<Contract["endOffer"]>({
		method: "POST",
		path: "/api/operator/group/end/{id}",
		params: { id },
	});
}

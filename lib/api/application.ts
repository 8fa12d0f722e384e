import type * as contract from "@/gateway/contract/application";
import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type { Api } from "./api";

type Contract = typeof contract;

export function listApplications(
	api: Api,
	query: QueryOf<Contract["listSettledRecords"]>,
): Promise<DataOf<Contract["listSettledRecords"]>> {
	return api.send<Contract["listSettledRecords"]>({
		method: "GET",
		path: "/api/front/merchant/settled/record",
		query,
	});
}

export function sendApplicationCode(
	api: Api,
	email: string,
): Promise<DataOf<Contract["sendSettledCode"]>> {
	return api.send<Contract["sendSettledCode"]>({
		method: "POST",
		path: "/api/front/merchant/settled/captcha",
		body: { email },
	});
}

/** 409 while another one waits, and for whoever works for a shop. */
export function applyForShop(
	api: Api,
	body: BodyOf<Contract["applyForShop"]>,
): Promise<contract.Application> {
	return api.send<Contract["applyForShop"]>({
		method: "POST",
		path: "/api/front/merchant/settled/apply",
		body,
	});
}

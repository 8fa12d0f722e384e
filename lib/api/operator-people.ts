import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-people";
import type { Api } from "./api";

type Contract = typeof contract;

export function listPeople(
	api: Api,
	query: QueryOf<Contract["listPeople"]>,
): Promise<DataOf<Contract["listPeople"]>> {
	return api.send<Contract["listPeople"]>({
		method: "GET",
		path: "/api/operator/people/list",
		query,
	});
}

export function setRole(
	api: Api,
	body: BodyOf<Contract["setRole"]>,
): Promise<contract.Person> {
	return api.send<Contract["setRole"]>({
		method: "POST",
		path: "/api/operator/people/role",
		body,
	});
}

/** 409 for a member who works elsewhere. */
export function inviteColleague(
	api: Api,
	body: BodyOf<Contract["inviteColleague"]>,
): Promise<contract.Person> {
	return api.send<Contract["inviteColleague"]>({
		method: "POST",
		path: "/api/operator/people/invite",
		body,
	});
}

export function removeColleague(api: Api, uid: number): Promise<null> {
	return api.send<Contract["removeColleague"]>({
		method: "POST",
		path: "/api/operator/people/remove/{uid}",
		params: { uid },
	});
}

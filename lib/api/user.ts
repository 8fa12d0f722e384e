import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/user";
import type { Api } from "./api";

type Contract = typeof contract;

export function getUser(api: Api): Promise<DataOf<Contract["getUser"]>> {
	return api.send<Contract["getUser"]>({
		method: "GET",
		path: "/api/front/user/info",
	});
}

export function getUserMenu(
	api: Api,
): Promise<DataOf<Contract["getUserMenu"]>> {
	return api.send<Contract["getUserMenu"]>({
		method: "GET",
		path: "/api/front/user/menu/user",
	});
}

export function editUser(
	api: Api,
	body: BodyOf<Contract["editUser"]>,
): Promise<DataOf<Contract["editUser"]>> {
	return api.send<Contract["editUser"]>({
		method: "POST",
		path: "/api/front/user/edit",
		body,
	});
}

export function changePassword(
	api: Api,
	body: BodyOf<Contract["changePassword"]>,
): Promise<null> {
	return api.send<Contract["changePassword"]>({
		method: "POST",
		path: "/api/front/user/password",
		body,
	});
}

export function bindPhone(
	api: Api,
	body: BodyOf<Contract["bindPhone"]>,
): Promise<DataOf<Contract["bindPhone"]>> {
	return api.send<Contract["bindPhone"]>({
		method: "POST",
		path: "/api/front/user/bind/phone",
		body,
	});
}

export function bindEmail(
	api: Api,
	body: BodyOf<Contract["bindEmail"]>,
): Promise<DataOf<Contract["bindEmail"]>> {
	return api.send<Contract["bindEmail"]>({
		method: "POST",
		path: "/api/front/user/bind/email",
		body,
	});
}

export function sendOwnCode(
	api: Api,
	body: BodyOf<Contract["sendOwnCode"]>,
): Promise<DataOf<Contract["sendOwnCode"]>> {
	return api.send<Contract["sendOwnCode"]>({
		method: "POST",
		path: "/api/front/user/code",
		body,
	});
}

export function listSessions(
	api: Api,
): Promise<DataOf<Contract["listSessions"]>> {
	return api.send<Contract["listSessions"]>({
		method: "GET",
		path: "/api/front/user/sessions",
	});
}

/** All but the one that asks, or the one named. */
export function endOtherSessions(
	api: Api,
	body: BodyOf<Contract["endOtherSessions"]>,
): Promise<null> {
	return api.send<Contract["endOtherSessions"]>({
		method: "POST",
		path: "/api/front/user/sessions/end",
		body,
	});
}

export function exportUser(api: Api): Promise<DataOf<Contract["exportUser"]>> {
	return api.send<Contract["exportUser"]>({
		method: "POST",
		path: "/api/front/user/export",
	});
}

export function deleteUser(
	api: Api,
	body: BodyOf<Contract["deleteUser"]>,
): Promise<null> {
	return api.send<Contract["deleteUser"]>({
		method: "POST",
		path: "/api/front/user/delete",
		body,
	});
}

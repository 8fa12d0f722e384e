import type { BodyOf, Call, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/login";
import type { Api } from "./api";

type Contract = typeof contract;

/** What the browser's door answers: it keeps the token. */
type Opened<C extends Call> = Omit<DataOf<C>, "token">;

export function getLoginPicture(
	api: Api,
): Promise<DataOf<Contract["getLoginPicture"]>> {
	return api.send<Contract["getLoginPicture"]>({
		method: "GET",
		path: "/api/front/pc/login/getLoginPic",
	});
}

export function getLoginMethods(
	api: Api,
): Promise<DataOf<Contract["getLoginMethods"]>> {
	return api.send<Contract["getLoginMethods"]>({
		method: "GET",
		path: "/api/front/login/method/info",
	});
}

export function loginByPhonePassword(
	api: Api,
	body: BodyOf<Contract["loginByPhonePassword"]>,
): Promise<Opened<Contract["loginByPhonePassword"]>> {
	return api.send<Contract["loginByPhonePassword"]>({
		method: "POST",
		path: "/api/front/login/mobile/password",
		body,
	});
}

export function loginByPhoneCode(
	api: Api,
	body: BodyOf<Contract["loginByPhoneCode"]>,
): Promise<Opened<Contract["loginByPhoneCode"]>> {
	return api.send<Contract["loginByPhoneCode"]>({
		method: "POST",
		path: "/api/front/login/mobile/captcha",
		body,
	});
}

export function loginByEmail(
	api: Api,
	body: BodyOf<Contract["loginByEmail"]>,
): Promise<Opened<Contract["loginByEmail"]>> {
	return api.send<Contract["loginByEmail"]>({
		method: "POST",
		path: "/api/front/login/email",
		body,
	});
}

export function registerVisitor(
	api: Api,
	body: BodyOf<Contract["registerVisitor"]>,
): Promise<Opened<Contract["registerVisitor"]>> {
	return api.send<Contract["registerVisitor"]>({
		method: "POST",
		path: "/api/front/login/register/visitor",
		body,
	});
}

export function registerByEmail(
	api: Api,
	body: BodyOf<Contract["registerByEmail"]>,
): Promise<null> {
	return api.send<Contract["registerByEmail"]>({
		method: "POST",
		path: "/api/front/login/register/email",
		body,
	});
}

export function registerByPhone(
	api: Api,
	body: BodyOf<Contract["registerByPhone"]>,
): Promise<null> {
	return api.send<Contract["registerByPhone"]>({
		method: "POST",
		path: "/api/front/login/register/mobile",
		body,
	});
}

export function resetPassword(
	api: Api,
	body: BodyOf<Contract["resetPassword"]>,
): Promise<null> {
	return api.send<Contract["resetPassword"]>({
		method: "POST",
		path: "/api/front/login/email/reset/password",
		body,
	});
}

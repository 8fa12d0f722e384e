import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/login";
import type { Api } from "./api";

type Contract = typeof contract;

export function sendPhoneCode(
	api: Api,
	body: BodyOf<Contract["sendPhoneCode"]>,
): Promise<DataOf<Contract["sendPhoneCode"]>> {
	return api.send<Contract["sendPhoneCode"]>({
		method: "POST",
		path: "/api/front/login/sendCode",
		bodyType: "form",
		body,
	});
}

export function sendEmailCode(
	api: Api,
	email: string,
): Promise<DataOf<Contract["sendEmailCode"]>> {
	return api.send<Contract["sendEmailCode"]>({
		method: "POST",
		path: "/api/front/login/email/captcha",
		body: email,
	});
}

export function sendResetCode(
	api: Api,
	email: string,
): Promise<DataOf<Contract["sendResetCode"]>> {
	return api.send<Contract["sendResetCode"]>({
		method: "POST",
		path: "/api/front/login/email/forget/ignore/password",
		body: email,
	});
}

import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/login";
import type { Api } from "./api";

type Contract = typeof contract;
type Ticket = BodyOf<Contract["scanQrLogin"]>;

export function openQrLogin(
	api: Api,
): Promise<DataOf<Contract["openQrLogin"]>> {
	return api.send<Contract["openQrLogin"]>({
		method: "POST",
		path: "/api/front/login/qr/open",
	});
}

/** Of the session the browser's door keeps the token; that there is one says that this browser is signed in. */
export function claimQrLogin(
	api: Api,
	body: BodyOf<Contract["claimQrLogin"]>,
): Promise<DataOf<Contract["claimQrLogin"]>> {
	return api.send<Contract["claimQrLogin"]>({
		method: "POST",
		path: "/api/front/login/qr/claim",
		body,
	});
}

export function scanQrLogin(
	api: Api,
	body: Ticket,
): Promise<DataOf<Contract["scanQrLogin"]>> {
	return api.send<Contract["scanQrLogin"]>({
		method: "POST",
		path: "/api/front/login/qr/scan",
		body,
	});
}

export function confirmQrLogin(api: Api, body: Ticket): Promise<null> {
	return api.send<Contract["confirmQrLogin"]>({
		method: "POST",
		path: "/api/front/login/qr/confirm",
		body,
	});
}

export function refuseQrLogin(api: Api, body: Ticket): Promise<null> {
	return api.send<Contract["refuseQrLogin"]>({
		method: "POST",
		path: "/api/front/login/qr/refuse",
		body,
	});
}

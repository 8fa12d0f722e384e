import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/login";
import type { Api } from "./api";

type Contract = typeof contract;

/** What the browser's door answers: it keeps the token. */
export type Opened = Omit<contract.SignedIn, "token">;

export function getTwitterRequestToken(
	api: Api,
): Promise<DataOf<Contract["getTwitterRequestToken"]>> {
	return api.send<Contract["getTwitterRequestToken"]>({
		method: "GET",
		path: "/api/front/login/twitter/request/token",
	});
}

export function loginByTwitter(
	api: Api,
	query: QueryOf<Contract["loginByTwitter"]>,
): Promise<Opened> {
	return api.send<Contract["loginByTwitter"]>({
		method: "GET",
		path: "/api/front/login/twitter",
		query,
	});
}

export function loginByFacebook(
	api: Api,
	body: BodyOf<Contract["loginByFacebook"]>,
): Promise<Opened> {
	return api.send<Contract["loginByFacebook"]>({
		method: "POST",
		path: "/api/front/login/facebook",
		body,
	});
}

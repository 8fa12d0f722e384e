import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/place";
import type { Api } from "./api";

type Contract = typeof contract;

/** Where the account last wanted goods, on whatever device; null where it never said. */
export function getPlace(api: Api): Promise<DataOf<Contract["getPlace"]>> {
	return api.send<Contract["getPlace"]>({
		method: "GET",
		path: "/api/front/user/place",
	});
}

/** Keeps the whole place: what is left out is forgotten. An address that is not its own is answered with 404. */
export function choosePlace(
	api: Api,
	body: BodyOf<Contract["choosePlace"]>,
): Promise<null> {
	return api.send<Contract["choosePlace"]>({
		method: "POST",
		path: "/api/front/user/place",
		body,
	});
}

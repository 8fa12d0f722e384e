import type * as contract from "@/gateway/contract/activity";
import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type { Api } from "./api";

type Contract = typeof contract;

export function listActivities(
	api: Api,
): Promise<DataOf<Contract["listActivities"]>> {
	return api.send<Contract["listActivities"]>({
		method: "GET",
		path: "/api/front/activity/list",
	});
}

/** Rejects with 404 for one that is unknown or has ended. */
export function getActivity(
	api: Api,
	id: number,
): Promise<contract.ActivityDetail> {
	return api.send<Contract["getActivity"]>({
		method: "GET",
		path: "/api/front/activity/detail/{id}",
		params: { id },
	});
}

/** For operators; those that have ended too. */
export function listOwnActivities(
	api: Api,
	query: QueryOf<Contract["listOwnActivities"]>,
): Promise<DataOf<Contract["listOwnActivities"]>> {
	return api.send<Contract["listOwnActivities"]>({
		method: "GET",
		path: "/api/operator/activity/list",
		query,
	});
}

/** For operators; the whole of it, whatever has changed. */
export function saveActivity(
	api: Api,
	body: BodyOf<Contract["saveActivity"]>,
): Promise<contract.ActivityRow> {
	return api.send<Contract["saveActivity"]>({
		method: "POST",
		path: "/api/operator/activity/save",
		body,
	});
}

/** For operators. */
export function removeActivity(api: Api, id: number): Promise<null> {
	return api.send<Contract["removeActivity"]>({
		method: "POST",
		path: "/api/operator/activity/remove/{id}",
		params: { id },
	});
}

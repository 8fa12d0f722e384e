import type { BodyOf, DataOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-site";
import type { Api } from "./api";

type Contract = typeof contract;

// Settings of the whole shop; operators alone.

export function readSite(api: Api): Promise<DataOf<Contract["readSite"]>> {
	return api.send<Contract["readSite"]>({
		method: "GET",
		path: "/api/operator/content/site",
	});
}

export function saveSite(
	api: Api,
	body: BodyOf<Contract["saveSite"]>,
): Promise<DataOf<Contract["saveSite"]>> {
	return api.send<Contract["saveSite"]>({
		method: "POST",
		path: "/api/operator/content/site",
		body,
	});
}

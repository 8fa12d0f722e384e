import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/group";
import type { Api } from "./api";

type ListGroupOffers = typeof contract.listGroupOffers;
type GetGroup = typeof contract.getGroup;

export function listGroupOffers(
	api: Api,
	query: QueryOf<ListGroupOffers> = {},
): Promise<DataOf<ListGroupOffers>> {
	return api.send<ListGroupOffers>({
		method: "GET",
		path: "/api/front/group/list",
		query,
	});
}

/** With the own order in it, where somebody is signed in. */
export function getGroup(api: Api, id: number): Promise<DataOf<GetGroup>> {
	return api.send<GetGroup>({
		method: "GET",
		path: "/api/front/group/detail/{id}",
		params: { id },
	});
}

import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/store";
import type { Api } from "./api";

type ListStores = typeof contract.listStores;

/** With a point those that deliver there come first, the nearest before the others. */
export function listStores(
	api: Api,
	query: QueryOf<ListStores>,
): Promise<DataOf<ListStores>> {
	return api.send<ListStores>({
		method: "GET",
		path: "/api/front/store/list",
		query,
	});
}

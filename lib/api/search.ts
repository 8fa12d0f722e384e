import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/search";
import type { Api } from "./api";

type ListHotSearches = typeof contract.listHotSearches;
type ListSuggestions = typeof contract.listSuggestions;

export function listHotSearches(api: Api): Promise<DataOf<ListHotSearches>> {
	return api.send<ListHotSearches>({
		method: "GET",
		path: "/api/front/search/keyword",
	});
}

/** Ten at most; none for what cannot be searched. */
export function listSuggestions(
	api: Api,
	query: QueryOf<ListSuggestions>,
): Promise<DataOf<ListSuggestions>> {
	return api.send<ListSuggestions>({
		method: "GET",
		path: "/api/front/product/suggest",
		query,
	});
}

import type { BodyOf, DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/operator-search";
import type { Api } from "./api";

type Contract = typeof contract;

// The words of the search; operators alone.

export function readHotSearches(
	api: Api,
): Promise<DataOf<Contract["readHotSearches"]>> {
	return api.send<Contract["readHotSearches"]>({
		method: "GET",
		path: "/api/operator/search/hot",
	});
}

export function saveHotSearch(
	api: Api,
	body: BodyOf<Contract["saveHotSearch"]>,
): Promise<DataOf<Contract["saveHotSearch"]>> {
	return api.send<Contract["saveHotSearch"]>({
		method: "POST",
		path: "/api/operator/search/hot/save",
		body,
	});
}

export function removeHotSearch(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeHotSearch"]>> {
	return api.send<Contract["removeHotSearch"]>({
		method: "POST",
		path: "/api/operator/search/hot/remove/{id}",
		params: { id },
	});
}

export function arrangeHotSearches(
	api: Api,
	body: BodyOf<Contract["arrangeHotSearches"]>,
): Promise<DataOf<Contract["arrangeHotSearches"]>> {
	return api.send<Contract["arrangeHotSearches"]>({
		method: "POST",
		path: "/api/operator/search/hot/arrange",
		body,
	});
}

export function listSynonyms(
	api: Api,
	query: QueryOf<Contract["listSynonyms"]>,
): Promise<DataOf<Contract["listSynonyms"]>> {
	return api.send<Contract["listSynonyms"]>({
		method: "GET",
		path: "/api/operator/search/synonyms",
		query,
	});
}

export function saveSynonyms(
	api: Api,
	body: BodyOf<Contract["saveSynonyms"]>,
): Promise<DataOf<Contract["saveSynonyms"]>> {
	return api.send<Contract["saveSynonyms"]>({
		method: "POST",
		path: "/api/operator/search/synonym/save",
		body,
	});
}

export function removeSynonyms(
	api: Api,
	id: number,
): Promise<DataOf<Contract["removeSynonyms"]>> {
	return api.send<Contract["removeSynonyms"]>({
		method: "POST",
		path: "/api/operator/search/synonym/remove/{id}",
		params: { id },
	});
}

export function listMisses(
	api: Api,
	query: QueryOf<Contract["listMisses"]>,
): Promise<DataOf<Contract["listMisses"]>> {
	return api.send<Contract["listMisses"]>({
		method: "GET",
		path: "/api/operator/search/misses",
		query,
	});
}

export function dismissMiss(
	api: Api,
	body: BodyOf<Contract["dismissMiss"]>,
): Promise<DataOf<Contract["dismissMiss"]>> {
	return api.send<Contract["dismissMiss"]>({
		method: "POST",
		path: "/api/operator/search/miss/dismiss",
		body,
	});
}

export function listInstead(
	api: Api,
	query: QueryOf<Contract["listInstead"]>,
): Promise<DataOf<Contract["listInstead"]>> {
	return api.send<Contract["listInstead"]>({
		method: "GET",
		path: "/api/operator/search/instead",
		query,
	});
}

export function saveInstead(
	api: Api,
	body: BodyOf<Contract["saveInstead"]>,
): Promise<DataOf<Contract["saveInstead"]>> {
	return api.send<Contract["saveInstead"]>({
		method: "POST",
		path: "/api/operator/search/instead/save",
		body,
	});
}

export function removeInstead(
	api: Api,
	body: BodyOf<Contract["removeInstead"]>,
): Promise<DataOf<Contract["removeInstead"]>> {
	return api.send<Contract["removeInstead"]>({
		method: "POST",
		path: "/api/operator/search/instead/remove",
		body,
	});
}

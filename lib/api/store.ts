import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/store";
import type { Api } from "./api";

type ListStores = typeof contract.listStores;
type GetStore = typeof contract.getStore;
type ListStoreCategories = typeof contract.listStoreCategories;
type ListStoreSlots = typeof contract.listStoreSlots;

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

/** Rejects with 404 for a store nobody knows and for one out of service. */
export function getStore(api: Api, id: number): Promise<DataOf<GetStore>> {
	return api.send<GetStore>({
		method: "GET",
		path: "/api/front/store/detail/{id}",
		params: { id },
	});
}

/** Those in which the store has goods. */
export function listStoreCategories(
	api: Api,
	id: number,
): Promise<DataOf<ListStoreCategories>> {
	return api.send<ListStoreCategories>({
		method: "GET",
		path: "/api/front/store/category/{id}",
		params: { id },
	});
}

/** Today and the next six days; with a point, whether the store delivers there. */
export function listStoreSlots(
	api: Api,
	query: QueryOf<ListStoreSlots>,
): Promise<DataOf<ListStoreSlots>> {
	return api.send<ListStoreSlots>({
		method: "GET",
		path: "/api/front/store/slots",
		query,
	});
}

import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/category";
import type { Api } from "./api";

type ListCategories = typeof contract.listCategories;

export function listCategories(
	api: Api,
	query: QueryOf<ListCategories>,
): Promise<DataOf<ListCategories>> {
	return api.send<ListCategories>({
		method: "GET",
		path: "/api/front/product/category",
		query,
	});
}

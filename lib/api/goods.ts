import type { DataOf, QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/goods";
import type { Api } from "./api";

type ListGoods = typeof contract.listGoods;
type GetGoods = typeof contract.getGoods;
type ListRecommendedGoods = typeof contract.listRecommendedGoods;
type ListSitemapGoods = typeof contract.listSitemapGoods;

export function listGoods(
	api: Api,
	query: QueryOf<ListGoods>,
): Promise<DataOf<ListGoods>> {
	return api.send<ListGoods>({
		method: "GET",
		path: "/api/front/product/list",
		query,
	});
}

/** Rejects with 404 for a goods that is unknown or off the shelf. */
export function getGoods(api: Api, id: number): Promise<DataOf<GetGoods>> {
	return api.send<GetGoods>({
		method: "GET",
		path: "/api/front/product/detail/{id}",
		params: { id },
	});
}

export function listRecommendedGoods(
	api: Api,
	query: QueryOf<ListRecommendedGoods>,
): Promise<DataOf<ListRecommendedGoods>> {
	return api.send<ListRecommendedGoods>({
		method: "GET",
		path: "/api/front/product/recommend",
		query,
	});
}

export function listSitemapGoods(
	api: Api,
	query: QueryOf<ListSitemapGoods>,
): Promise<DataOf<ListSitemapGoods>> {
	return api.send<ListSitemapGoods>({
		method: "GET",
		path: "/api/front/product/sitemap",
		query,
	});
}

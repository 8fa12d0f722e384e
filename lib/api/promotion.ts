import type { QueryOf } from "@/gateway/contract/call";
import type * as contract from "@/gateway/contract/promotion";
import type { Api } from "./api";

type Contract = typeof contract;

export function listPromotions(
	api: Api,
	query: QueryOf<Contract["listPromotions"]>,
): Promise<contract.PromotionPage> {
	return api.send<Contract["listPromotions"]>({
		method: "GET",
		path: "/api/front/promotion/list",
		query,
	});
}

export function getLeaderboard(
	api: Api,
	query: QueryOf<Contract["getLeaderboard"]>,
): Promise<contract.Leaderboard> {
	return api.send<Contract["getLeaderboard"]>({
		method: "GET",
		path: "/api/front/product/leaderboard",
		query,
	});
}

"use client";

import { useSearchParams } from "next/navigation";
import { useAccountList } from "@/components/layout/use-account-list";
import { goodsStates } from "@/gateway/contract/catalog/goods-terms";
import { wholeNumber } from "@/lib/routes/whole-number";

export interface GoodsAdminQuery {
	keyword: string;
	state: (typeof goodsStates)[number] | undefined;
	cid: number | undefined;
	/** Of operators, who see all merchants'. */
	merId: number | undefined;
	page: number;
}

const limit = 20;

/** What the address asks for; what it does not know is everything. */
export function useGoodsAdminQuery(): GoodsAdminQuery {
	const query = useSearchParams();
	return {
		keyword: query.get("keyword") ?? "",
		state: goodsStates.find((state) => state === query.get("state")),
		cid: wholeNumber(query.get("cid")),
		merId: wholeNumber(query.get("merId")),
		page: wholeNumber(query.get("page")) ?? 1,
	};
}

export function useGoodsAdmin(place: GoodsAdminQuery) {
	const keyword = place.keyword || undefined;
	return useAccountList(["goods-admin", ...Object.values(place)], (api) =>
		api.get("/api/operator/goods/list", {
			query: { ...place, keyword, limit },
		}),
	);
}

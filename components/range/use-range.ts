"use client";

import { useSearchParams } from "next/navigation";
import { useAccountList } from "@/components/user/use-account-list";
import { goodsStates } from "@/gateway/contract/goods-terms";
import { listStaffGoods } from "@/lib/api/operator-goods";
import { wholeNumber } from "@/lib/whole-number";

export interface RangePlace {
	keyword: string;
	state: (typeof goodsStates)[number] | undefined;
	cid: number | undefined;
	/** Of operators, who see all merchants'. */
	merId: number | undefined;
	page: number;
}

const limit = 20;

/** What the address asks for; what it does not know is everything. */
export function useRangePlace(): RangePlace {
	const query = useSearchParams();
	return {
		keyword: query.get("keyword") ?? "",
		state: goodsStates.find((state) => state === query.get("state")),
		cid: wholeNumber(query.get("cid")),
		merId: wholeNumber(query.get("merId")),
		page: wholeNumber(query.get("page")) ?? 1,
	};
}

export function useRange({ keyword, state, cid, merId, page }: RangePlace) {
	return useAccountList(["range", keyword, state, cid, merId, page], (api) =>
		listStaffGoods(api, {
			keyword: keyword || undefined,
			...{ state, cid, merId, page, limit },
		}),
	);
}

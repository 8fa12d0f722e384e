"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useRested } from "@/components/layout/use-rested";
import { keywordMaxLength } from "@/gateway/contract/goods-terms";
import { browserApi } from "@/lib/api/browser";
import { listGoods } from "@/lib/api/goods";

const shown = 8;

/** Goods on the shelf that words find; undefined while there are no words or no answer. */
export function useGoodsSearch(typed: string) {
	const locale = useLocale();
	const keyword = useRested(typed.trim()).slice(0, keywordMaxLength);
	const { data } = useSWR(
		keyword ? ["goods to add", keyword, locale] : null,
		() => listGoods(browserApi(locale), { keyword, limit: shown }),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return keyword ? data?.list : undefined;
}

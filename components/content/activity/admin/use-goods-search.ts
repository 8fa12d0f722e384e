"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useRested } from "@/components/layout/use-rested";
import { keywordMaxLength } from "@/gateway/contract/catalog/goods-terms";
import { browserApi } from "@/lib/api/browser";

const shown = 8;

/** Goods on the shelf that words find; undefined while there are no words or no answer. */
export function useGoodsSearch(typed: string) {
	const locale = useLocale();
	const keyword = useRested(typed.trim()).slice(0, keywordMaxLength);
	const { data } = useSWR(
		keyword ? ["goods to add", keyword, locale] : null,
		() =>
			browserApi(locale).get("/api/front/product/list", {
				query: { keyword, limit: shown },
			}),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return keyword ? data?.list : undefined;
}

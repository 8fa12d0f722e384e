"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { browserApi } from "@/lib/api/browser";

const merchantsMax = 100;
const once = { revalidateOnFocus: false };

/** The trees of both areas; empty until they are there. */
export function useCategories(): CategoryNode[] {
	const locale = useLocale();
	const { data } = useSWR(
		["choices", "categories", locale],
		() => browserApi(locale).get("/api/front/product/category", { query: {} }),
		once,
	);
	return data ?? [];
}

/** For a list to choose from; empty until they are there. */
export function useMerchants(): { value: string; word: string }[] {
	const locale = useLocale();
	const { data } = useSWR(
		["choices", "merchants", locale],
		() =>
			browserApi(locale).get("/api/front/merchant/street", {
				query: { limit: merchantsMax },
			}),
		once,
	);
	return (data?.list ?? []).map(({ id, name }) => ({
		value: String(id),
		word: name,
	}));
}

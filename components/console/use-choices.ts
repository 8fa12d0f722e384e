"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { CategoryNode } from "@/gateway/contract/category";
import { browserApi } from "@/lib/api/browser";
import { listCategories } from "@/lib/api/category";
import { listMerchants } from "@/lib/api/merchant";

const merchantsMax = 100;
const once = { revalidateOnFocus: false };

/** The trees of both areas; empty until they are there. */
export function useCategories(): CategoryNode[] {
	const locale = useLocale();
	const { data } = useSWR(
		["choices", "categories", locale],
		() => listCategories(browserApi(locale), {}),
		once,
	);
	return data ?? [];
}

/** For a list to choose from; empty until they are there. */
export function useMerchants(): { value: string; word: string }[] {
	const locale = useLocale();
	const { data } = useSWR(
		["choices", "merchants", locale],
		() => listMerchants(browserApi(locale), { limit: merchantsMax }),
		once,
	);
	return (data?.list ?? []).map(({ id, name }) => ({
		...{ value: String(id), word: name },
	}));
}

"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useAccountList } from "@/components/layout/use-account-list";
import { localize } from "@/gateway/contract/locale";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

const shownMax = 100;

/** Merchants by part of a name; the one that is chosen is among them whatever the words. */
export function useShopChoice(value: number | undefined) {
	const locale = useLocale();
	const [keyword, setKeyword] = useState("");
	const { found } = useAccountList(["shops", keyword], (api) =>
		api.get("/api/operator/shop/list", {
			query: { keyword: keyword || undefined, limit: shownMax },
		}),
	);
	const listed = found?.list ?? [];
	const isElsewhere =
		found !== undefined &&
		value !== undefined &&
		!listed.some(({ id }) => id === value);
	const { data: chosen } = useSWR(
		isElsewhere ? [accountKey, "shop", value, locale] : null,
		() =>
			browserApi(locale).get("/api/operator/shop/detail", {
				query: { merId: value },
			}),
		{ shouldRetryOnError: false },
	);
	return {
		shops:
			isElsewhere && chosen
				? [{ id: chosen.id, name: localize(chosen.name, locale) }, ...listed]
				: listed,
		/** There are more than a list can show. */
		isLong: keyword !== "" || (found?.total ?? 0) > shownMax,
		keyword,
		setKeyword,
	};
}

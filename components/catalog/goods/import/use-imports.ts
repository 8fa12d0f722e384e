"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { ImportState } from "@/gateway/contract/catalog/goods-import";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

const busy: ImportState[] = ["checking", "running"];
const everyMs = 1_500;

/** The latest files, of one merchant or of all one may see; asked for again while one of them is being worked on. */
export function useImports(merId: number | undefined) {
	const locale = useLocale();
	return useSWR(
		[accountKey, "imports", locale, merId],
		() =>
			browserApi(locale).get("/api/operator/import/list", {
				query: { merId, limit: 10 },
			}),
		{
			shouldRetryOnError: false,
			refreshInterval: (known) =>
				known?.list.some(({ state }) => busy.includes(state)) ? everyMs : 0,
		},
	);
}

"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/**
 * The account's addresses, the default one first; every part of a page that shows them shares one answer. Asked for
 * only while it is wanted: a stranger has none, and asking would open the login dialog.
 */
export function useAddresses(isWanted = true) {
	const locale = useLocale();
	return useSWR(
		isWanted ? [accountKey, "addresses", locale] : null,
		async () =>
			(
				await browserApi(locale).get("/api/front/address/list", {
					query: { page: 1, limit: 100 },
				})
			).list,
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
}

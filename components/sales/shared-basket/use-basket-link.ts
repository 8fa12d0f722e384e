"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** Where the link leads that this page was opened by, if it was. */
export function useBasketLink() {
	const locale = useLocale();
	const token = useSearchParams().get("join") ?? "";
	const { data, error, mutate } = useSWR(
		token ? [accountKey, "basket link", token, locale] : null,
		() =>
			browserApi(locale).post("/api/front/shared-basket/look", {
				body: { token },
			}),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return {
		token,
		basket: data,
		isOver: error !== undefined,
		isOnItsWay: token !== "" && !data && error === undefined,
		ask: mutate,
	};
}

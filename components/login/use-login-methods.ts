"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { getLoginMethods } from "@/lib/api/login";

/** Which ways to sign in are open; undefined until the gateway has said so. */
export function useLoginMethods() {
	const locale = useLocale();
	return useSWR(
		["login-methods", locale],
		() => getLoginMethods(browserApi(locale)),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	).data;
}

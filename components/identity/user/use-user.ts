"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** The signed-in account, asked for by the browser alone: pages around it are the same for everybody. */
export function useUser() {
	const locale = useLocale();
	return useSWR(
		[accountKey, "user"],
		() => browserApi(locale).get("/api/front/user/info"),
		{
			revalidateOnFocus: false,
			shouldRetryOnError: false,
		},
	);
}

"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { getUser } from "@/lib/api/user";
import { accountKey } from "@/lib/session/account-answers";

/** The signed-in account, asked for by the browser alone: pages around it are the same for everybody. */
export function useUser() {
	const locale = useLocale();
	return useSWR([accountKey, "user"], () => getUser(browserApi(locale)), {
		revalidateOnFocus: false,
		shouldRetryOnError: false,
	});
}

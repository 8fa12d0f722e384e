"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** The pages that the gateway offers this account; undefined until it has answered. */
export function useUserMenu() {
	const locale = useLocale();
	const { data } = useSWR(
		[accountKey, "menu", locale],
		() => browserApi(locale).get("/api/front/user/menu/user"),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return data?.routine_my_menus;
}

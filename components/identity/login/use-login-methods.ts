"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";

function useAnswer() {
	const locale = useLocale();
	return useSWR(
		["login-methods", locale],
		() => browserApi(locale).get("/api/front/login/method/info"),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
}

/** Which ways to sign in are open; undefined until the gateway has said so. */
export function useLoginMethods() {
	return useAnswer().data;
}

/** True once the gateway has answered, if only that it cannot. */
export function useAreMethodsKnown(): boolean {
	const { data, error } = useAnswer();
	return data !== undefined || error !== undefined;
}

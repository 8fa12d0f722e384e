"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { useSignedIn } from "@/lib/session/signed-in";

/** The ways to pay that the shop offers now; undefined until they are known. */
export function usePayMethods() {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const { data, error, mutate } = useSWR(
		["pay-methods", locale, account],
		() => browserApi(locale).get("/api/front/pay/method"),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	const methods = data?.map(({ method }) => method);
	return {
		methods,
		/** Where there is nothing to choose. */
		lone: methods?.length === 1 ? methods[0] : undefined,
		error: data ? undefined : error,
		retry: () => void mutate(),
	};
}

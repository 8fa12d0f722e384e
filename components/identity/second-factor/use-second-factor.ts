"use client";

import { useLocale } from "next-intl";
import useSWR, { mutate } from "swr";
import { browserApi } from "@/lib/api/browser";
import { accountKey, refetchAccount } from "@/lib/session/account-answers";

const key = [accountKey, "second-factor"];

/** The account's factors, and where this session stands. */
export function useSecondFactor() {
	const locale = useLocale();
	return useSWR(
		key,
		() => browserApi(locale).get("/api/operator/second-factor/status"),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
}

/** After a change: the gate around the console hears of it too. */
export async function refetchFactor(): Promise<void> {
	await mutate(key);
	refetchAccount();
}

"use client";

import { useLocale } from "next-intl";
import useSWR, { type SWRConfiguration } from "swr";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { accountKey } from "@/lib/session/account-answers";

/** Something of the account's as a page shows it. */
export interface AccountList<Found> {
	found: Found | undefined;
	/** Undefined while it is asked again. */
	error: unknown;
	/** What was found is of another tab or page than was asked for. */
	isStale: boolean;
	ask: () => Promise<unknown>;
}

/**
 * Something of the account's; what is shown stays until the next is there. What is asked for by itself, again and again,
 * asks nobody to sign in.
 */
export function useAccountList<Found>(
	key: readonly (string | number | undefined)[],
	read: (api: Api) => Promise<Found>,
	options?: SWRConfiguration<Found>,
) {
	const locale = useLocale();
	const isRepeated = options?.refreshInterval !== undefined;
	const { data, error, isValidating, isLoading, mutate } = useSWR(
		[accountKey, ...key, locale],
		() => read(browserApi(locale, { isQuiet: isRepeated })),
		{ keepPreviousData: true, shouldRetryOnError: false, ...options },
	);
	return {
		found: data,
		error: isValidating ? undefined : (error as unknown),
		/** Of another tab or page than was asked for. */
		isStale: isLoading && data !== undefined,
		ask: mutate,
	};
}

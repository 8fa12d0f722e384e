"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { orderAdminKey } from "./answers";

/** What a page shows; while another one is on its way, the last one stays. */
export function useOrderAdmin<Answer>(
	name: string,
	asked: object | string,
	read: (api: Api) => Promise<Answer>,
) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...orderAdminKey, name, JSON.stringify(asked), locale],
		() => read(browserApi(locale)),
		{ keepPreviousData: true, shouldRetryOnError: false },
	);
	return {
		answer: data,
		error: isValidating ? undefined : error,
		isBusy: isValidating,
		retry: () => void mutate(),
	};
}

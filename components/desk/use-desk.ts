"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { deskKey } from "./desk-answers";

/** What a room shows; while another page of it is on its way, the last one stays. */
export function useDesk<Answer>(
	name: string,
	asked: object | string,
	read: (api: Api) => Promise<Answer>,
) {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		[...deskKey, name, JSON.stringify(asked), locale],
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

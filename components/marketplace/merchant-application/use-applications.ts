"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useAccountList } from "@/components/layout/use-account-list";
import { browserApi } from "@/lib/api/browser";

const perPage = 10;

/** A page of the account's applications for a shop, the latest first. */
export function useApplications(page = 1) {
	return useAccountList(["applications", page], (api) =>
		api.get("/api/front/merchant/settled/record", {
			query: { page, limit: perPage },
		}),
	);
}

/** What can be chosen in an application; undefined until it is there. */
export function useShopChoices() {
	const locale = useLocale();
	const { data, error, isValidating, mutate } = useSWR(
		["shop-choices", locale],
		async () => {
			const api = browserApi(locale);
			const [categories, types] = await Promise.all([
				api.get("/api/front/merchant/all/category/list"),
				api.get("/api/front/merchant/all/type/list"),
			]);
			return { categories, types };
		},
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return {
		choices: data,
		error: isValidating ? undefined : (error as unknown),
		retry: () => void mutate(),
	};
}

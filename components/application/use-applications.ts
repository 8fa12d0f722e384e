"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import { useAccountList } from "@/components/user/use-account-list";
import { listApplications } from "@/lib/api/application";
import { browserApi } from "@/lib/api/browser";
import { listShopCategories, listShopTypes } from "@/lib/api/merchant";

const perPage = 10;

/** A page of the account's applications for a shop, the latest first. */
export function useApplications(page = 1) {
	return useAccountList(["applications", page], (api) =>
		listApplications(api, { page, limit: perPage }),
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
				listShopCategories(api),
				listShopTypes(api),
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

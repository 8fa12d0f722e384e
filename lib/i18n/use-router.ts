"use client";

import { useRouter as useNextRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { getPathname } from "./navigation";

/** Goes to paths of the shop, in the language of the page. */
export function useRouter() {
	const { push, replace, prefetch } = useNextRouter();
	const locale = useLocale();
	return useMemo(() => {
		const addressOf = (href: string) => getPathname({ href, locale });
		return {
			push: (href: string) => push(addressOf(href)),
			replace: (href: string) => replace(addressOf(href)),
			/** What stands still of a page, for whoever may go there next. */
			prefetch: (href: string) => prefetch(addressOf(href)),
		};
	}, [push, replace, prefetch, locale]);
}

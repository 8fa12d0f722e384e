"use client";

import { useRouter as useNextRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { useMemo } from "react";
import { getPathname } from "./navigation";

/** Goes to paths of the shop, in the language of the page. */
export function useRouter() {
	const { push } = useNextRouter();
	const locale = useLocale();
	return useMemo(
		() => ({ push: (href: string) => push(getPathname({ href, locale })) }),
		[push, locale],
	);
}

"use client";

import { useLocale } from "next-intl";
import { getPathname } from "@/lib/i18n/navigation";

/** Another entry of the history: going back leads to what was shown before, without asking for the page again. */
export function useGo() {
	const locale = useLocale();
	return (path: string) =>
		window.history.pushState(null, "", getPathname({ href: path, locale }));
}

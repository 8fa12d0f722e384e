"use client";

import { useLocale } from "next-intl";
import { useEffect } from "react";
import { readLocalePath } from "@/lib/i18n/locale-path";
import { useRouter } from "@/lib/i18n/use-router";
import { guardOf } from "@/lib/session/guarded-paths";

/** Somebody is about to follow a link: by a mouse, a finger or the keyboard. */
const intents = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Fetches what stands still of the page that a link leads to, when somebody is about to follow it. Fetched for every link
 * in sight, as the framework would, a home page asks for two dozen pages that nobody goes to.
 */
export function PrefetchOnIntent() {
	const { prefetch } = useRouter();
	const locale = useLocale();
	useEffect(() => {
		function hear({ target }: Event) {
			const link = target instanceof Element && target.closest("a");
			const page = link && pageOf(link);
			if (page && page.locale === locale) prefetch(page.path);
		}
		for (const intent of intents)
			document.addEventListener(intent, hear, { passive: true });
		return () => {
			for (const intent of intents) document.removeEventListener(intent, hear);
		};
	}, [prefetch, locale]);
	return null;
}

const fileOrCall = /^\/api\/|\.[a-z0-9]{2,5}$/i;

/** Another page of the shop, opened in its place, that is the same for everybody: strangers would be led from others. */
function pageOf({ href, origin, pathname, search, target }: HTMLAnchorElement) {
	if (!href || origin !== location.origin || target !== "") return undefined;
	if (pathname + search === location.pathname + location.search)
		return undefined;
	const { locale, path } = readLocalePath(pathname);
	return guardOf(path) === "open" && !fileOrCall.test(path)
		? { locale, path: path + search }
		: undefined;
}

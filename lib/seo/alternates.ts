import type { Metadata } from "next";
import {
	defaultLocale,
	type LocaleCode,
	locales,
} from "@/gateway/contract/locale";
import { getPathname } from "@/lib/i18n/navigation";
import { twinPath } from "@/lib/routes/twin-path";
import { isOn } from "../process/switches";

/** The page's one address, its sisters in the other languages, and its Markdown twin. `path` is a path of the shop, without prefix. */
export function alternatesFor(
	path: string,
	locale: LocaleCode,
): NonNullable<Metadata["alternates"]> {
	const inLanguage = (code: LocaleCode) =>
		getPathname({ href: path, locale: code });
	const languages: Record<string, string> = Object.fromEntries(
		locales.map(({ code, hreflang }) => [hreflang, inLanguage(code)]),
	);
	return {
		canonical: inLanguage(locale),
		languages: { ...languages, "x-default": inLanguage(defaultLocale) },
		...(isOn("MARKDOWN_PAGES") && {
			types: {
				"text/markdown": getPathname({ href: twinPath(path), locale }),
			},
		}),
	};
}

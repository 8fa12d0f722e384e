import type { LocaleCode } from "@/gateway/contract/locale";
import { pageAddress } from "../site-address";
import type { Thing } from "./json-ld";

/** The way from home to a page; the page itself comes last and has no path. */
export function describeBreadcrumb(
	crumbs: { name: string; path?: string }[],
	locale: LocaleCode,
): Thing {
	return {
		"@type": "BreadcrumbList",
		itemListElement: crumbs.map(({ name, path }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name,
			item: path === undefined ? undefined : pageAddress(path, locale),
		})),
	};
}

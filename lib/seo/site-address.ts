import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "@/lib/i18n/locale-path";

/** Before which relative addresses in metadata are put. Read directly: a build has no other settings. */
export function siteAddress(): URL {
	return new URL(process.env.SITE_URL || "http://localhost:3000");
}

/** A page of the shop as the world outside calls it. `path` is without prefix. */
export function pageAddress(path: string, locale: LocaleCode): string {
	return new URL(addressOf({ locale, path }), siteAddress()).href;
}

/** A file of the shop, such as a picture; an address that is absolute already stays as it is. */
export function fileAddress(path: string): string {
	return new URL(path, siteAddress()).href;
}

import NextLink from "next/link";
import { useLocale } from "next-intl";
import type { ComponentProps } from "react";
import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "./locale-path";

// What next-intl's navigation does, for languages without names of their own for paths: a third of its script, and in
// each page two words less for each link.

interface PlaceInLanguage {
	/** A path of the shop, without prefix; what is none is left as it is. */
	href: string;
	locale: LocaleCode;
}

export function getPathname({ href, locale }: PlaceInLanguage): string {
	return href.startsWith("/") ? addressOf({ locale, path: href }) : href;
}

interface LinkProps
	extends Omit<ComponentProps<typeof NextLink>, "href" | "prefetch"> {
	href: string;
}

/** A link that stays in the language of the page. What it leads to is fetched by `PrefetchOnIntent`. */
export function Link({ href, ...rest }: LinkProps) {
	const address = getPathname({ href, locale: useLocale() });
	return <NextLink href={address} prefetch={false} {...rest} />;
}

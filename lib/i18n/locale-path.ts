import {
	defaultLocale,
	type LocaleCode,
	localeCodes,
} from "@/gateway/contract/locale";

interface LocalePath {
	locale: LocaleCode;
	/** Without prefix; begins with a slash. */
	path: string;
	/** Whether the address is the page's one address, or must be left for {@link addressOf}. */
	isCanonical: boolean;
}

function localeNamed(segment: string | undefined): LocaleCode | undefined {
	const wanted = segment?.toLowerCase();
	return localeCodes.find((code) => code.toLowerCase() === wanted);
}

/** The address of a path in a language: a prefix for all but the default one. */
export function addressOf({
	locale,
	path,
}: Pick<LocalePath, "locale" | "path">): string {
	if (locale === defaultLocale) return path;
	// The home page's address has no slash behind the prefix, with a query neither.
	return `/${locale}${path.replace(/^\/(?=$|[?#])/, "")}`;
}

/**
 * Language and path of an address. The default language has no prefix and prefixes are written as the table has them,
 * so that other spellings end at the one address in a single redirect. A second prefix is no prefix: nothing is there.
 */
export function readLocalePath(pathname: string): LocalePath {
	const segments = pathname.split("/").slice(1);
	let stripped = 0;
	while (localeNamed(segments[stripped]) === defaultLocale) stripped++;
	const named = localeNamed(segments[stripped]);
	const locale = named ?? defaultLocale;
	const path = `/${segments.slice(named ? stripped + 1 : stripped).join("/")}`;
	return {
		locale,
		path,
		isCanonical: addressOf({ locale, path }) === pathname,
	};
}

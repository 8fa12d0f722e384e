import { closestLocale } from "@/gateway/contract/closest-locale";
import { linkPagePath } from "@/gateway/contract/identity/linking-terms";
import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "./locale-path";

interface Asked {
	locale: LocaleCode;
	/** Without locale prefix. */
	path: string;
	searchParams: URLSearchParams;
}

/**
 * A program says which languages its shopper reads (`ui_locales` of OpenID Connect): where its page is in the first one
 * that the shop has. Undefined for any other request.
 */
export function askedLanguage(asked: Asked): string | undefined {
	const { locale, path, searchParams } = asked;
	const said = searchParams.get("ui_locales");
	if (path !== linkPagePath || said === null) return undefined;
	const rest = new URLSearchParams(searchParams);
	// Whoever chooses another one afterwards stays there.
	rest.delete("ui_locales");
	const spoken = closestLocale(said.replaceAll(" ", ",")) ?? locale;
	return `${addressOf({ locale: spoken, path })}?${rest}`;
}

import { notFound } from "next/navigation";
import * as rootParams from "next/root-params";
import { isLocaleCode, type LocaleCode } from "@/gateway/contract/locale";

/** The language of the page being rendered, from its first path segment. */
export async function currentLocale(): Promise<LocaleCode> {
	const locale = await rootParams.locale();
	if (!isLocaleCode(locale)) notFound();
	return locale;
}

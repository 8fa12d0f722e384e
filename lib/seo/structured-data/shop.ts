import type { HomeIndex } from "@/gateway/contract/content/home";
import { describeLocale, type LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { fileAddress, pageAddress } from "../site-address";
import type { Thing } from "./json-ld";

/** Who runs the shop, and how to search it from outside. */
export function describeShop(
	{
		siteName,
		site_description,
	}: Pick<HomeIndex, "siteName" | "site_description">,
	locale: LocaleCode,
): Thing[] {
	const shop = fileAddress("/#shop");
	const home = pageAddress(paths.home(), locale);
	const search = pageAddress(paths.goodsList(), locale);
	return [
		{
			"@type": "Organization",
			"@id": shop,
			name: siteName,
			description: site_description,
			url: fileAddress("/"),
			logo: fileAddress("/pictures/icon-512.png"),
		},
		{
			"@type": "WebSite",
			"@id": `${home}#website`,
			name: siteName,
			url: home,
			inLanguage: describeLocale(locale).language,
			publisher: { "@id": shop },
			potentialAction: {
				"@type": "SearchAction",
				target: {
					"@type": "EntryPoint",
					urlTemplate: `${search}?title={search_term_string}`,
				},
				"query-input": "required name=search_term_string",
			},
		},
	];
}

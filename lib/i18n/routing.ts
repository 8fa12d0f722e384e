import { defineRouting } from "next-intl/routing";
import { defaultLocale, localeCodes } from "@/gateway/contract/locale";

export const routing = defineRouting({
	locales: localeCodes,
	defaultLocale,
	localePrefix: "as-needed",
	localeDetection: false,
	// A cookie on a public page would keep it out of shared caches; hreflang links stand in the page.
	localeCookie: false,
	alternateLinks: false,
});

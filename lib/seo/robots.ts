import type { MetadataRoute } from "next";
import { localeCodes } from "@/gateway/contract/locale";
import { addressOf } from "@/lib/i18n/locale-path";
import { paths } from "@/lib/routes/paths";
import { fileAddress } from "./site-address";

/** Nothing there for strangers. */
const closed = ["/users", "/order", "/console"];

/** Words that people type have no end. */
const freeText = `${paths.goodsList()}?*title=`;

export function robots(): MetadataRoute.Robots {
	const inEveryLanguage = [...closed, freeText].flatMap((path) =>
		localeCodes.map((locale) => addressOf({ locale, path })),
	);
	return {
		rules: {
			userAgent: "*",
			allow: ["/", "/api/og/"],
			disallow: ["/api/", ...inEveryLanguage],
		},
		sitemap: fileAddress("/sitemap.xml"),
	};
}

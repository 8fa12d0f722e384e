import type { SiteConfig } from "../../../contract/content/site";
import { type LocaleCode, localize } from "../../../contract/locale";
import type { SiteRow } from "./repository";

export function presentSite(
	row: SiteRow,
	locale: LocaleCode,
): Omit<SiteConfig, "siteName"> {
	return {
		logo: row.logo,
		service: {
			serviceType: row.serviceType,
			serviceLink: row.serviceLink,
			serviceMessage: row.serviceMessage,
			servicePhone: row.servicePhone,
			serviceEmail: row.serviceEmail,
			serviceHours: localize(row.serviceHours, locale),
		},
		topBanner: row.bannerText && {
			text: localize(row.bannerText, locale),
			path: row.bannerPath,
		},
		appLinks: { ios: row.iosLink, android: row.androidLink },
		aboutLinks: row.aboutLinks.map(({ title, links }) => ({
			title: localize(title, locale),
			links: links.map(({ name, path }) => ({
				name: localize(name, locale),
				path,
			})),
		})),
	};
}

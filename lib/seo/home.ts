import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { HomeIndex } from "@/gateway/contract/content/home";
import type { CartType } from "@/gateway/contract/values";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { alternatesFor } from "./alternates";
import { shareMetadata } from "./share";

/** The shop's own words (`site_keywords`, `site_description`) come from the gateway, so that an operator can change them. */
export async function homeMetadata(
	home: HomeIndex,
	cartType: CartType,
): Promise<Metadata> {
	const t = await getTranslations("home.title");
	const locale = await currentLocale();
	const { siteName, site_keywords, site_description } = home;
	const isMall = cartType === "E_COMMERCE";
	const path = paths.home(cartType);
	const title = isMall
		? t("mall", { siteName })
		: t("supermarket", { siteName });
	return {
		title: { absolute: title },
		description: site_description,
		keywords: site_keywords,
		alternates: alternatesFor(path, locale),
		...shareMetadata(
			{ title, description: site_description, path, siteName },
			locale,
		),
	};
}

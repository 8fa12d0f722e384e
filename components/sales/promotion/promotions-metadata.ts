import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { readPromotions } from "@/lib/cached/promotion";
import { currentLocale } from "@/lib/i18n/locale";
import type { PromotionQuery } from "@/lib/routes/page-queries";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

/** A category's page is called by its name; one without reduced goods is not kept by search engines. */
export async function promotionsMetadata(
	place: PromotionQuery,
): Promise<Metadata> {
	const t = await getTranslations("promotion");
	const locale = await currentLocale();
	const page = { description: t("description"), path: paths.promotions(place) };
	if (!place.cid) return pageMetadata({ ...page, title: t("title") });
	const [group] = (await readPromotions(locale, place)).groups;
	if (!group) return { title: t("title"), robots: { index: false } };
	const title = t("titleOf", { name: group.name });
	return pageMetadata({ ...page, title });
}

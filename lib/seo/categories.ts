import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { currentLocale } from "@/lib/i18n/locale";
import { paths } from "@/lib/routes/paths";
import { alternatesFor } from "./alternates";

/** For the page of all categories. */
export async function categoriesMetadata(): Promise<Metadata> {
	const t = await getTranslations("category.page");
	const title = t("title");
	const description = t("description");
	return {
		title,
		description,
		alternates: alternatesFor(paths.categories(), await currentLocale()),
		openGraph: { title, description },
	};
}

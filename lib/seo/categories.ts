import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { paths } from "@/lib/routes/paths";
import { alternatesFor } from "./alternates";

/** For the page of all categories. */
export async function categoriesMetadata(
	locale: LocaleCode,
): Promise<Metadata> {
	const t = await getTranslations("category.page");
	const title = t("title");
	const description = t("description");
	return {
		title,
		description,
		alternates: alternatesFor(paths.categories(), locale),
		openGraph: { title, description },
	};
}

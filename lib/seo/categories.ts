import { getTranslations } from "next-intl/server";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "./page-metadata";

/** For the page of all categories. */
export async function categoriesMetadata() {
	const t = await getTranslations("category.page");
	const words = { title: t("title"), description: t("description") };
	return pageMetadata({ ...words, path: paths.categories() });
}

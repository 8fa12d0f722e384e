import { getTranslations } from "next-intl/server";
import { ActivitiesPage } from "@/components/content/activity/activities-page";
import { paths } from "@/lib/routes/paths";
import { pageMetadata } from "@/lib/seo/page-metadata";

export const prefetch = "partial";

export const instant = false;

export async function generateMetadata() {
	const t = await getTranslations("activity");
	return pageMetadata({
		title: t("title"),
		description: t("description"),
		path: paths.activities(),
	});
}

/**
 * Each activity has this path too, told apart by the query. A page that reads no query is taken for all of them by a
 * browser's router, so this one reads it.
 */
export default async function ActivityListPage({
	searchParams,
}: PageProps<"/[locale]/activity_list">) {
	await searchParams;
	return <ActivitiesPage />;
}

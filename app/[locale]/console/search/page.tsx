import { getTranslations } from "next-intl/server";
import { SearchAdmin } from "@/components/catalog/search/admin/search-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("search");

export default async function SearchPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.search")} detail={t("search.detail")}>
			<SearchAdmin />
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { SearchAdmin } from "@/components/catalog/search/admin/search-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("search");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function SearchPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.search")} detail={t("search.detail")}>
			<Suspense fallback={<ListSkeleton height={72} />}>
				<SearchAdmin />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ContentAdmin } from "@/components/layout/console/content-admin";
import { ListSkeleton } from "@/components/layout/list-skeleton";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("content");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function ContentPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.content")} detail={t("content.detail")}>
			<Suspense fallback={<ListSkeleton height={72} />}>
				<ContentAdmin />
			</Suspense>
		</ConsolePage>
	);
}

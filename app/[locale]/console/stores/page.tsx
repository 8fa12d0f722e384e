import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { StoreAdmin } from "@/components/delivery/store/admin/store-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("stores");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function StoresPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.stores")} detail={t("stores.detail")}>
			<Suspense fallback={<ListSkeleton height={72} />}>
				<StoreAdmin />
			</Suspense>
		</ConsolePage>
	);
}

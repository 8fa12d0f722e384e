import { getTranslations } from "next-intl/server";
import { StoreAdmin } from "@/components/delivery/store/admin/store-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("stores");

export default async function StoresPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.stores")} detail={t("stores.detail")}>
			<StoreAdmin />
		</ConsolePage>
	);
}

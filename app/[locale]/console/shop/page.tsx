import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Shop } from "@/components/marketplace/merchant/admin/shop";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("shop");

export default async function ShopPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.shop")} detail={t("shop.detail")} height={64}>
			<Shop />
		</ConsolePage>
	);
}

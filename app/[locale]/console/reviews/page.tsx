import { getTranslations } from "next-intl/server";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ReviewAdmin } from "@/components/sales/order/admin/review-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("reviews");

export default async function ReviewsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("reviews")} height={120}>
			<ReviewAdmin />
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { ReviewAdmin } from "@/components/sales/order/admin/review-admin";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("reviews");

export default async function ReviewsPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("reviews")}>
			<Suspense fallback={<ListSkeleton height={120} />}>
				<ReviewAdmin />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Dashboard } from "@/components/insight/dashboard/dashboard";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";

export const prefetch = "partial";

export default async function DashboardPage() {
	const t = await getTranslations("console.page");
	return (
		<ConsolePage title={t("dashboard")}>
			<Suspense fallback={<ListSkeleton height={140} />}>
				<Dashboard />
			</Suspense>
		</ConsolePage>
	);
}

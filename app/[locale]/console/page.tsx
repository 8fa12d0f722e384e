import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { Dashboard } from "@/components/dashboard/dashboard";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export default async function DashboardPage() {
	const t = await getTranslations("console.room");
	return (
		<ConsolePage title={t("dashboard")}>
			<Suspense fallback={<ListBones height={140} />}>
				<Dashboard />
			</Suspense>
		</ConsolePage>
	);
}

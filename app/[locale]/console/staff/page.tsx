import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Staff } from "@/components/identity/staff/staff";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { ListSkeleton } from "@/components/layout/list-skeleton";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("staff");

export default async function StaffPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.staff")} detail={t("staff.detail")}>
			<Suspense fallback={<ListSkeleton height={64} />}>
				<Staff />
			</Suspense>
		</ConsolePage>
	);
}

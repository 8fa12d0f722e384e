import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { StaffApplications } from "@/components/application/staff-applications";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("applications");

export default async function ApplicationsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("room.applications")}
			detail={t("applications.detail")}
		>
			<Suspense fallback={<ListBones height={64} />}>
				<StaffApplications />
			</Suspense>
		</ConsolePage>
	);
}

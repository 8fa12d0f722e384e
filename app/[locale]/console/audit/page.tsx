import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { Audit } from "@/components/audit/audit";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("audit");

export default async function AuditPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.audit")} detail={t("audit.detail")}>
			<Suspense fallback={<ListBones height={64} />}>
				<Audit />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { LockerAdmin } from "@/components/delivery/locker/admin/locker-admin";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("lockers");

export default async function LockersPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.lockers")} detail={t("lockers.detail")}>
			<LockerAdmin />
		</ConsolePage>
	);
}

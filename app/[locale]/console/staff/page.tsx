import { getTranslations } from "next-intl/server";
import { Staff } from "@/components/identity/staff/staff";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("staff");

export default async function StaffPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.staff")} detail={t("staff.detail")} height={64}>
			<Staff />
		</ConsolePage>
	);
}

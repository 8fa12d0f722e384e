import { getTranslations } from "next-intl/server";
import { Roles } from "@/components/identity/staff/roles";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("roles");

export default async function RolesPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("page.roles")} detail={t("roles.detail")} height={64}>
			<Roles />
		</ConsolePage>
	);
}

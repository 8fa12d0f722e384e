import { getTranslations } from "next-intl/server";
import { ImportView } from "@/components/catalog/goods/import/import-view";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { LinkButton } from "@/components/ui/button";
import { consolePaths } from "@/lib/routes/console-paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("goods");

export default async function ImportPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("import.title")}
			detail={t("import.detail")}
			actions={
				<LinkButton kind="quiet" href={consolePaths.page("goods")}>
					{t("goods.missing.all")}
				</LinkButton>
			}
		>
			<ImportView />
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { ImportView } from "@/components/goods-import/import-view";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("goods");

export default async function ImportPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage
			title={t("import.title")}
			detail={t("import.detail")}
			actions={
				<Link
					className="button quiet"
					href={paths.console("goods")}
					prefetch={false}
				>
					{t("goods.missing.all")}
				</Link>
			}
		>
			<ImportView />
		</ConsolePage>
	);
}

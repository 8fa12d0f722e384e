import { getTranslations } from "next-intl/server";
import { GoodsEditor } from "@/components/catalog/goods/admin/goods-editor";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { LinkButton } from "@/components/ui/button";
import { consolePaths } from "@/lib/routes/console-paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("goods");

export default async function EditGoodsPage() {
	const t = await getTranslations("console.goods");
	return (
		<ConsolePage
			title={t("edit")}
			actions={
				<LinkButton kind="quiet" href={consolePaths.page("goods")}>
					{t("missing.all")}
				</LinkButton>
			}
		>
			<GoodsEditor />
		</ConsolePage>
	);
}

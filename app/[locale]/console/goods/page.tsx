import { getTranslations } from "next-intl/server";
import { GoodsAdminView } from "@/components/catalog/goods/admin/goods-view";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { consolePaths } from "@/lib/routes/console-paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("goods");

export default async function GoodsAdminPage() {
	const t = await getTranslations("console");
	const actions = (
		<>
			<LinkButton kind="quiet" href={consolePaths.page("goods/import")}>
				{t("goods.import")}
			</LinkButton>
			<LinkButton kind="primary" href={consolePaths.page("goods/edit")}>
				<Icon name="plus" size={18} />
				{t("goods.add")}
			</LinkButton>
		</>
	);
	return (
		<ConsolePage title={t("page.goods")} actions={actions}>
			<GoodsAdminView />
		</ConsolePage>
	);
}

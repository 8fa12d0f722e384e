import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { GoodsEditor } from "@/components/catalog/goods/admin/goods-editor";
import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsolePage } from "@/components/layout/console/console-page";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("goods");

export default async function EditGoodsPage() {
	const t = await getTranslations("console.goods");
	return (
		<ConsolePage
			title={t("edit")}
			actions={
				<Link className="button quiet" href={paths.console("goods")}>
					{t("missing.all")}
				</Link>
			}
		>
			<Suspense>
				<GoodsEditor />
			</Suspense>
		</ConsolePage>
	);
}

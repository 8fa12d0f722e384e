import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { GoodsEditor } from "@/components/range/goods-editor";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("goods");

export default async function EditGoodsPage() {
	const t = await getTranslations("console.goods");
	return (
		<ConsolePage
			title={t("edit")}
			actions={
				<Link
					className="button quiet"
					href={paths.console("goods")}
					prefetch={false}
				>
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

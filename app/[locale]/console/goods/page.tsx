import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { RangeView } from "@/components/range/range-view";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("goods");

export default async function RangePage() {
	const t = await getTranslations("console");
	const actions = (
		<>
			<Link
				className="button quiet"
				href={paths.console("goods/import")}
				prefetch={false}
			>
				{t("goods.import")}
			</Link>
			<Link
				className="button primary"
				href={paths.console("goods/edit")}
				prefetch={false}
			>
				<Icon name="plus" size={18} />
				{t("goods.add")}
			</Link>
		</>
	);
	return (
		<ConsolePage title={t("room.goods")} actions={actions}>
			<Suspense>
				<RangeView />
			</Suspense>
		</ConsolePage>
	);
}

import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { MerchantsStyles } from "./merchants-styles";
import { Shelf } from "./shelf";

/** Who sells in the mall. */
export function Merchants({ merchants }: { merchants: MerchantCard[] }) {
	const t = useTranslations("mall.merchants");
	if (merchants.length === 0) return null;
	return (
		<Shelf
			id="merchants"
			title={t("title")}
			detail={t("detail")}
			more={{ word: t("more"), path: paths.street() }}
			isLow
		>
			<MerchantsStyles>
				{merchants.map(({ id, name, logo, category, goodsCount }) => (
					<li key={id} className="as-panel pad-x3">
						<Picture source={logo} alt="" width={56} />
						<h3 className="one-line size-body">
							<Link href={paths.merchant(id)}>{name}</Link>
						</h3>
						<p className="note">
							{category.name} · {t("goods", { count: goodsCount })}
						</p>
					</li>
				))}
			</MerchantsStyles>
		</Shelf>
	);
}

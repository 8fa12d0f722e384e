import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { GoodsDetail } from "@/gateway/contract/goods";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";

/** Who sells it. Plain elements of the goods page's region. */
export function MerchantCard({ merchant }: Pick<GoodsDetail, "merchant">) {
	const t = useTranslations("goods");
	return (
		<section className="merchant panel" aria-label={t("merchant.title")}>
			<div className="who">
				<Picture source={merchant.logo} alt="" width={56} />
				<div>
					<h2>
						<Link href={paths.merchant(merchant.id)}>{merchant.name}</Link>
					</h2>
					<p className="facts">
						{merchant.isSelfSupport && (
							<span className="own">{t("card.selfSupport")}</span>
						)}
						{t("merchant.goods", { count: merchant.goodsCount })}
					</p>
				</div>
			</div>
			<p>{merchant.introduction}</p>
		</section>
	);
}

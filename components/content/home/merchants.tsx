import { useTranslations } from "next-intl";
import { Picture } from "@/components/ui/picture";
import type { MerchantCard } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** Who sells in the mall. Plain elements of the home page's region. */
export function Merchants({ merchants }: { merchants: MerchantCard[] }) {
	const t = useTranslations("mall.merchants");
	if (merchants.length === 0) return null;
	return (
		<section className="shelf" aria-labelledby="merchants">
			<header>
				<div>
					<h2 id="merchants">{t("title")}</h2>
					<p>{t("detail")}</p>
				</div>
				<Link className="more" href={paths.street()}>
					{t("more")}
				</Link>
			</header>
			<ul className="merchants">
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
			</ul>
		</section>
	);
}

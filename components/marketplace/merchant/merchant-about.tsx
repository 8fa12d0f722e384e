import { useLocale, useTranslations } from "next-intl";
import { JsonLd } from "@/components/ui/json-ld";
import type { MerchantDetail } from "@/gateway/contract/marketplace/merchant";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { describeMerchant } from "@/lib/seo/structured-data/merchant";
import { Licences } from "./licences";
import { MerchantFacts } from "./merchant-facts";
import { MerchantHead } from "./merchant-head";
import { MerchantPageStyles, MerchantPanel } from "./page-styles";

/** Who a merchant is: its facts for everybody, its licences for whoever's device has proven itself. */
export function MerchantAbout({ merchant }: { merchant: MerchantDetail }) {
	const t = useTranslations("merchant");
	const { id, name, introduction, category } = merchant;
	const count = merchant.qualificationCount;
	return (
		<MerchantPageStyles>
			<JsonLd things={[describeMerchant(merchant, useLocale())]} />
			<MerchantHead
				merchant={merchant}
				tab="about"
				crumb={{ name: t("head.tab.about") }}
			/>
			<MerchantPanel>
				<h1>{t("about.title", { name })}</h1>
				<p className="size-reading" style={{ maxWidth: "62ch" }}>
					{introduction}
				</p>
				<p>
					<Link
						className="more"
						href={paths.moreMerchants({ cid: category.id })}
					>
						{t("more.link")}
					</Link>
				</p>
			</MerchantPanel>
			<div className="beside">
				<MerchantFacts merchant={merchant} />
				<MerchantPanel aria-labelledby="licences">
					<h2 id="licences">{t("licence.title")}</h2>
					{count === 0 ? (
						<p className="soft">{t("licence.none")}</p>
					) : (
						<Licences
							merchantId={id}
							words={{
								detail: t("licence.detail"),
								show: t("licence.show", { count }),
								busy: t("licence.busy"),
								failed: t("licence.failed"),
								unnamed: Array.from({ length: count }, (_, at) =>
									t("licence.unnamed", { number: at + 1 }),
								),
							}}
						/>
					)}
				</MerchantPanel>
			</div>
		</MerchantPageStyles>
	);
}

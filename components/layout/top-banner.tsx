import { useTranslations } from "next-intl";
import { deliveryTerms } from "@/lib/delivery-terms";
import { Link } from "@/lib/i18n/navigation";
import { formatPriceBriefly } from "@/lib/money";
import { paths } from "@/lib/routes";
import { closedBannerScript } from "@/lib/top-banner";
import { BannerFrame } from "./banner-frame";
import { CloseBanner } from "./close-banner";

/** One sentence above the header, until a shopper closes it for this visit. */
export function TopBanner() {
	const t = useTranslations("layout.banner");
	const { freeFrom } = deliveryTerms.SUPERMARKET;
	return (
		<>
			<script>{closedBannerScript}</script>
			<BannerFrame aria-label={t("label")}>
				<p>
					{t("text", { amount: formatPriceBriefly(freeFrom) })}{" "}
					<Link href={paths.categories()}>{t("link")}</Link>
				</p>
				<CloseBanner label={t("close")} />
			</BannerFrame>
		</>
	);
}

import { getTranslations } from "next-intl/server";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { closedBannerScript } from "@/lib/storage/top-banner";
import { BannerStyles } from "./banner-styles";
import { CloseBanner } from "./close-banner";
import { ShopLink } from "./shop-link";

/** One sentence of the operator's above the header, until a shopper closes it for this visit. */
export async function TopBanner() {
	const { topBanner } = await readSite(await currentLocale());
	if (!topBanner) return null;
	const t = await getTranslations("layout.banner");
	return (
		<>
			<script>{closedBannerScript}</script>
			<BannerStyles className="row" aria-label={t("label")}>
				<p className="row wraps grow line-tight text-centre">
					<ShopLink href={topBanner.path}>{topBanner.text}</ShopLink>
				</p>
				<CloseBanner label={t("close")} />
			</BannerStyles>
		</>
	);
}

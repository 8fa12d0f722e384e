import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { accountPaths } from "@/lib/routes/account-paths";
import { AccountLink } from "./account-link";
import { BackToTop } from "./back-to-top";
import { ServiceCorner } from "./service-corner";
import { SideStyles } from "./side-styles";

/** At the right edge: people to ask, the way to sell here, and the way back up. */
export async function SideWindow() {
	const t = await getTranslations("layout.side");
	const locale = await currentLocale();
	const { service } = await readSite(locale);
	return (
		<SideStyles className="stack" aria-label={t("help")}>
			<ServiceCorner service={service} />
			<AccountLink
				className="item merchant row gap-x1 full head-small text-centre rule-below"
				href={accountPaths.merchantApplication()}
				reason="merchant"
			>
				<Icon name="store" size={22} />
				{t("merchantShort")}
			</AccountLink>
			<BackToTop label={t("top")} word={t("topShort")} />
		</SideStyles>
	);
}

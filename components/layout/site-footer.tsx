import { getTranslations } from "next-intl/server";
import { VisitChoice } from "@/components/visit/visit-choice";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { AppBadges } from "./app-badges";
import { FooterFrame } from "./footer-frame";
import { FooterLinks } from "./footer-links";
import { FooterPromises } from "./footer-promises";
import { FooterService } from "./footer-service";
import { LanguageLinks } from "./language-links";

/** What the shop promises, explains and is bound to, whom to ask, and its languages: the same on every page. */
export async function SiteFooter() {
	const t = await getTranslations("layout");
	const visit = await getTranslations("visit");
	const site = await readSite(await currentLocale());
	return (
		<FooterFrame>
			<FooterPromises />
			<div className="page columns">
				<FooterLinks help={site.help} aboutLinks={site.aboutLinks} />
				<FooterService service={site.service} />
			</div>
			<div className="page ends">
				<section aria-labelledby="footer-app">
					<h2 id="footer-app">{t("app.title")}</h2>
					<AppBadges appLinks={site.appLinks} />
				</section>
				<section aria-labelledby="footer-payment">
					<h2 id="footer-payment">{t("footer.payment")}</h2>
					<p className="detail">{t("footer.paymentMethods")}</p>
				</section>
				<nav className="languages" aria-labelledby="footer-languages">
					<h2 id="footer-languages">{t("footer.languages")}</h2>
					<LanguageLinks />
				</nav>
			</div>
			<div className="page">
				<VisitChoice
					words={{
						label: visit("label"),
						ask: visit("ask"),
						yes: visit("yes"),
						no: visit("no"),
						on: visit("on"),
						off: visit("off"),
						byBrowser: visit("byBrowser"),
						change: visit("change"),
					}}
				/>
			</div>
			<p className="page rights">{t("footer.rights", { year: site.year })}</p>
		</FooterFrame>
	);
}

import { getTranslations } from "next-intl/server";
import { ConsentChoice } from "@/components/platform/page-view/consent-choice";
import { readSite } from "@/lib/cached/site";
import { currentLocale } from "@/lib/i18n/locale";
import { AppBadges } from "./app-badges";
import { FooterLinks } from "./footer-links";
import { FooterPromises } from "./footer-promises";
import { FooterService } from "./footer-service";
import { FooterPart, FooterStyles } from "./footer-styles";
import { LanguageLinks } from "./language-links";

// messages: checkout.method.*

/** What the shop promises, explains and is bound to, whom to ask, and its languages: the same on every page. */
export async function SiteFooter() {
	const t = await getTranslations("layout");
	const methods = await getTranslations("checkout.method");
	const consent = await getTranslations("pageView");
	const site = await readSite(await currentLocale());
	return (
		<FooterStyles className="rule-above late">
			<FooterPromises />
			<div className="page columns">
				<FooterLinks help={site.help} aboutLinks={site.aboutLinks} />
				<FooterService service={site.service} />
			</div>
			<div className="page ends">
				<section className="stack gap-x1 from-top" aria-labelledby="footer-app">
					<h2 id="footer-app">{t("app.title")}</h2>
					<AppBadges appLinks={site.appLinks} />
				</section>
				{site.payMethods.length > 0 && (
					<section aria-labelledby="footer-payment">
						<h2 id="footer-payment">{t("footer.payment")}</h2>
						<p className="detail soft text-pretty">
							{site.payMethods.map((method) => methods(method)).join(" · ")}
						</p>
					</section>
				)}
				<FooterPart className="languages" aria-labelledby="footer-languages">
					<h2 id="footer-languages">{t("footer.languages")}</h2>
					<LanguageLinks />
				</FooterPart>
			</div>
			<div className="page">
				<ConsentChoice
					words={{
						label: consent("label"),
						ask: consent("ask"),
						yes: consent("yes"),
						no: consent("no"),
						on: consent("on"),
						off: consent("off"),
						byBrowser: consent("byBrowser"),
						change: consent("change"),
					}}
				/>
			</div>
			<p className="page rights note">
				{t("footer.rights", { year: site.year })}
			</p>
		</FooterStyles>
	);
}

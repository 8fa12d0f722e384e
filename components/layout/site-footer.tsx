import { CalendarClock, RotateCcw, ShieldCheck, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { deliveryHours, deliveryTerms } from "@/lib/delivery-terms";
import { Link } from "@/lib/i18n/navigation";
import { formatPriceBriefly } from "@/lib/money";
import { refundTerms } from "@/lib/refund-terms";
import { paths } from "@/lib/routes";
import { FooterFrame } from "./footer-frame";
import { LanguageLinks } from "./language-links";

/** What the shop promises, where its shelves are, and its languages: the same on every page. */
export function SiteFooter() {
	const t = useTranslations("layout.footer");
	return (
		<FooterFrame>
			<Promises />
			<div className="page columns">
				<About />
				<Shelves />
				<nav className="languages" aria-labelledby="footer-languages">
					<h2 id="footer-languages">{t("languages")}</h2>
					<LanguageLinks />
				</nav>
			</div>
			<p className="page rights">{t("rights")}</p>
		</FooterFrame>
	);
}

function About() {
	const t = useTranslations("layout.shop");
	return (
		<div className="about">
			<p className="title">{t("name")}</p>
			<p className="detail">{t("description")}</p>
		</div>
	);
}

const icons = {
	slots: CalendarClock,
	free: Truck,
	refund: RotateCcw,
	security: ShieldCheck,
} as const;

// messages: layout.footer.*
function Promises() {
	const t = useTranslations("layout.footer");
	const { firstHour, lastHour, slotHours } = deliveryHours;
	const figures = {
		from: `${firstHour}:00`,
		to: `${lastHour}:00`,
		hours: slotHours,
		store: formatPriceBriefly(deliveryTerms.SUPERMARKET.freeFrom),
		mall: formatPriceBriefly(deliveryTerms.E_COMMERCE.freeFrom),
		days: refundTerms.daysAfterReceipt,
	};
	return (
		<section className="promises" aria-label={t("promises")}>
			<ul className="page">
				{(["slots", "free", "refund", "security"] as const).map((name) => {
					const Icon = icons[name];
					return (
						<li key={name}>
							<Icon size={28} strokeWidth={1.75} aria-hidden="true" />
							<div>
								<p className="title">{t(`${name}Title`, figures)}</p>
								<p className="detail">{t(name, figures)}</p>
							</div>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Shelves() {
	const t = useTranslations("layout");
	return (
		<nav className="shelves" aria-labelledby="footer-shelves">
			<h2 id="footer-shelves">{t("footer.shop")}</h2>
			<ul>
				<li>
					<Link href={paths.home()}>{t("area.store")}</Link>
				</li>
				<li>
					<Link href={paths.home("E_COMMERCE")}>{t("area.mall")}</Link>
				</li>
				<li>
					<Link href={paths.categories()}>{t("footer.allCategories")}</Link>
				</li>
			</ul>
		</nav>
	);
}

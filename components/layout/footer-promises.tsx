import { CalendarClock, RotateCcw, ShieldCheck, Truck } from "lucide-react";
import { useTranslations } from "next-intl";
import { deliveryHours, deliveryTerms } from "@/lib/delivery-terms";
import { formatPriceBriefly } from "@/lib/money";
import { refundTerms } from "@/lib/refund-terms";

const icons = {
	slots: CalendarClock,
	free: Truck,
	refund: RotateCcw,
	security: ShieldCheck,
} as const;

// messages: layout.footer.*
/** Plain elements of the footer's region. */
export function FooterPromises() {
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

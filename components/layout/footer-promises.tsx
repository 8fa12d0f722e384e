import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { deliveryTerms } from "@/gateway/contract/delivery/delivery-terms";
import { formatPriceBriefly } from "@/lib/money/money";
import { deliveryHours } from "@/lib/terms/delivery-terms";
import { refundTerms } from "@/lib/terms/refund-terms";
import { FooterPart } from "./footer-styles";

const promises = [
	{ name: "slots", icon: "calendar-clock" },
	{ name: "free", icon: "truck" },
	{ name: "refund", icon: "rotate-ccw" },
	{ name: "security", icon: "shield-check" },
] as const;

// messages: layout.footer.*
/** What holds for every purchase. */
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
		<FooterPart
			as="section"
			className="promises rule-below"
			aria-label={t("promises")}
		>
			<ul>
				{promises.map(({ name, icon }) => (
					<li key={name} className="flow gap-x3">
						<Icon name={icon} size={28} strokeWidth={1.75} className="jade" />
						<div>
							<p className="head-reading bold">{t(`${name}Title`, figures)}</p>
							<p className="detail soft text-pretty">{t(name, figures)}</p>
						</div>
					</li>
				))}
			</ul>
		</FooterPart>
	);
}

import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-names";
import { InfoSheet } from "@/components/ui/info-sheet";
import { OfferRow } from "@/components/ui/offer-row-styles";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import type { GuaranteeKey } from "@/gateway/contract/catalog/goods-terms";
import { refundTerms } from "@/lib/terms/refund-terms";

const icons: Record<GuaranteeKey, IconName> = {
	refund: "undo-2",
	genuine: "badge-check",
	fresh: "leaf",
	receipt: "receipt-text",
};
const sheet = "goods-guarantees";

/** What a shopper can count on, in one line, and behind it what that means. */
export function Guarantees({ keys }: { keys: GoodsDetail["guarantees"] }) {
	const t = useTranslations("goods.guarantee");
	if (keys.length === 0) return null;
	const days = refundTerms.daysAfterReceipt;
	// messages: goods.guarantee.refund.* goods.guarantee.genuine.* goods.guarantee.fresh.* goods.guarantee.receipt.*
	const guarantees = keys.map((key) => ({
		key,
		icon: icons[key],
		name: t(`${key}.name`, { days }),
		text: t(`${key}.text`, { days }),
	}));
	return (
		<div>
			<OfferRow popoverTarget={sheet}>
				<span className="visually-hidden">{t("title")}</span>
				<span className="words">
					{guarantees.map(({ key, icon, name }) => (
						<span key={key} className="inline gap-x1">
							<Icon className="jade" name={icon} size={18} />
							{name}{" "}
						</span>
					))}
				</span>
				<Icon name="chevron-right" size={18} />
			</OfferRow>
			<InfoSheet id={sheet} title={t("title")} closeLabel={t("close")}>
				<ul className="stack gap-x3">
					{guarantees.map(({ key, icon, name, text }) => (
						<li key={key} className="flow gap-x3">
							<Icon className="jade" name={icon} size={22} />
							<div>
								<h3 className="head-reading">{name}</h3>
								<p className="soft">{text}</p>
							</div>
						</li>
					))}
				</ul>
			</InfoSheet>
		</div>
	);
}

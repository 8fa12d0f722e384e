import {
	BadgeCheck,
	ChevronRight,
	Leaf,
	type LucideIcon,
	ReceiptText,
	Undo2,
} from "lucide-react";
import { useTranslations } from "next-intl";
import { InfoSheet } from "@/components/ui/info-sheet";
import type { GoodsDetail, GuaranteeKey } from "@/gateway/contract/goods";
import { refundTerms } from "@/lib/refund-terms";

const icons: Record<GuaranteeKey, LucideIcon> = {
	refund: Undo2,
	genuine: BadgeCheck,
	fresh: Leaf,
	receipt: ReceiptText,
};
const sheet = "goods-guarantees";

/** What a shopper can count on, in one line, and behind it what that means. Plain elements of the goods page's region. */
export function Guarantees({ keys }: { keys: GoodsDetail["guarantees"] }) {
	const t = useTranslations("goods.guarantee");
	if (keys.length === 0) return null;
	const days = refundTerms.daysAfterReceipt;
	// messages: goods.guarantee.refund.* goods.guarantee.genuine.* goods.guarantee.fresh.* goods.guarantee.receipt.*
	const guarantees = keys.map((key) => ({
		key,
		Icon: icons[key],
		name: t(`${key}.name`, { days }),
		text: t(`${key}.text`, { days }),
	}));
	return (
		<div className="guarantees">
			<button type="button" className="offer-row" popoverTarget={sheet}>
				<span className="visually-hidden">{t("title")}</span>
				<span className="kept">
					{guarantees.map(({ key, Icon, name }) => (
						<span key={key}>
							<Icon size={18} aria-hidden="true" />
							{name}{" "}
						</span>
					))}
				</span>
				<ChevronRight size={18} aria-hidden="true" />
			</button>
			<InfoSheet id={sheet} title={t("title")} closeLabel={t("close")}>
				<ul className="guarantee-list">
					{guarantees.map(({ key, Icon, name, text }) => (
						<li key={key}>
							<Icon size={22} aria-hidden="true" />
							<div>
								<h3>{name}</h3>
								<p>{text}</p>
							</div>
						</li>
					))}
				</ul>
			</InfoSheet>
		</div>
	);
}

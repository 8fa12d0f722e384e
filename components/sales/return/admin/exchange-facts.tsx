"use client";

import { useTranslations } from "next-intl";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { consolePaths } from "@/lib/routes/console-paths";

// messages: refund.exchange.state.*

/** What the buyer wants for the goods, and the order that was made of it; nothing of an ordinary refund. */
export function ExchangeFacts({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.exchange");
	const { exchange, quantity } = refund;
	if (!exchange) return null;
	const { options, price, state, orderNo } = exchange;
	return (
		<p>
			<b>{t("for", { variant: Object.values(options).join(" · ") })}</b>{" "}
			{formatPrice(price)} × {quantity} · {t(`state.${state}`)}{" "}
			{orderNo && (
				<Link className="link" href={consolePaths.order(orderNo)}>
					{orderNo}
				</Link>
			)}
		</p>
	);
}

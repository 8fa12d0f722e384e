"use client";

import { useTranslations } from "next-intl";
import { LineRows, Part } from "@/components/sales/order/order-styles";
import { Facts } from "@/components/ui/facts";
import { Picture } from "@/components/ui/picture";
import { exchangePayWithinDays } from "@/gateway/contract/sales/exchange-terms";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";

// messages: refund.exchange.state.*

/** What its buyer gets for the goods, and the order that was made of it; nothing where that is money alone. */
export function ExchangePart({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund.exchange");
	const { exchange, quantity } = refund;
	if (!exchange) return null;
	const { image, options, price, state, worth, pay, orderNo } = exchange;
	const terms = { amount: formatPrice(pay), days: exchangePayWithinDays };
	const isPaidLater =
		pay !== "0.00" && (state === "wanted" || state === "held");
	return (
		<Part aria-labelledby="exchange">
			<h2 id="exchange">{t("title")}</h2>
			<p>{state === "toPay" ? t("payNow", terms) : t(`state.${state}`)}</p>
			{isPaidLater && <p>{t("payLater", terms)}</p>}
			<LineRows className="stack gap-x3">
				<li className="line">
					<Picture source={image} alt="" width={64} />
					<div className="what anywhere">
						<p className="name">{Object.values(options).join(" · ")}</p>
						<p className="soft">
							{formatPrice(price)} × {quantity}
						</p>
					</div>
				</li>
			</LineRows>
			{state !== "dropped" && (
				<Facts
					facts={[
						[t("worth"), worth !== "0.00" && formatPrice(worth)],
						[
							t("order"),
							orderNo && (
								<Link
									key="order"
									className="target gap-x1 as-link"
									href={accountPaths.order(orderNo)}
								>
									{orderNo}
								</Link>
							),
						],
					]}
				/>
			)}
		</Part>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { Part } from "@/components/sales/order/order-styles";
import { Moment } from "@/components/ui/moment";
import { Price } from "@/components/ui/price";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { formatDay } from "@/lib/format/format-date";

// messages: refund.route.*

/** What comes back, by which way, and when. */
export function RefundAmount({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	const locale = useLocale();
	const { amount, payMethod, expectedBy, refundedAt, pointsGivenBack } = refund;
	if (amount === "0.00" && refund.exchange) return <NoMoney />;
	return (
		<Part aria-labelledby="amount">
			<h2 id="amount">{t("sum.amount")}</h2>
			<p>
				<Price amount={amount} />
			</p>
			<p>{t(`route.${payMethod}`)}</p>
			{expectedBy && (
				<p className="soft">
					{t("sum.expectedBy", {
						day: formatDay(expectedBy, locale),
					})}
				</p>
			)}
			{refundedAt && (
				<p>
					{t("sum.refundedAt")} <Moment at={refundedAt} />
				</p>
			)}
			{pointsGivenBack > 0 && (
				<p>{t("sum.points", { count: pointsGivenBack })}</p>
			)}
		</Part>
	);
}

/** Both variants cost the same. */
function NoMoney() {
	const t = useTranslations("refund");
	return (
		<Part aria-labelledby="amount">
			<h2 id="amount">{t("sum.amount")}</h2>
			<p>{t("exchange.noMoney")}</p>
		</Part>
	);
}

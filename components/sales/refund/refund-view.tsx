"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/sales/order/copy-button";
import { MerchantTalk } from "@/components/sales/order/merchant-contact";
import { Part } from "@/components/sales/order/order-styles";
import { StepList } from "@/components/sales/order/step-list";
import { DisputePart } from "@/components/sales/return/dispute-part";
import { ExchangePart } from "@/components/sales/return/exchange-part";
import { ReturnPart } from "@/components/sales/return/return-part";
import { Facts } from "@/components/ui/facts";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { RefundAmount } from "./refund-amount";
import { RefundLines } from "./refund-lines";
import { RefundProof } from "./refund-proof";
import { RefundStatus } from "./refund-status";

// messages: refund.step.*

/** How an application stands, what comes back, and what was said. */
export function RefundView({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	const number = (
		<>
			{refund.refundNo} <CopyButton text={refund.refundNo} label={t("copy")} />
		</>
	);
	const order = (
		<Link
			className="target gap-x1 as-link"
			href={accountPaths.order(refund.orderNo)}
		>
			{refund.orderNo}
		</Link>
	);
	return (
		<>
			<RefundStatus refund={refund} />
			<ExchangePart refund={refund} />
			<ReturnPart refund={refund} />
			<DisputePart refund={refund} />
			<div className="two">
				<RefundAmount refund={refund} />
				<Part aria-labelledby="steps">
					<h2 id="steps">{t("history")}</h2>
					<StepList
						steps={refund.history.map(({ state, at }) => ({
							word: t(`step.${state}`),
							at,
						}))}
					/>
				</Part>
			</div>
			<Part aria-labelledby="lines">
				<h2 id="lines">{t("lines")}</h2>
				<RefundLines lines={refund.lines} />
				{refund.freight !== "0.00" && (
					<p className="soft">
						{t("sum.freight", { amount: formatPrice(refund.freight) })}
					</p>
				)}
			</Part>
			<RefundProof refund={refund} />
			<Part aria-label={t("numbers")}>
				<Facts
					facts={[
						[t("refundNo"), number],
						[t("orderNo"), order],
						[t("merchant"), refund.merchant.name],
					]}
				/>
				<MerchantTalk {...refund.merchant} refundNo={refund.refundNo} />
			</Part>
		</>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { CopyButton } from "@/components/sales/order/copy-button";
import { Moment } from "@/components/ui/moment";
import type { RefundDetail } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
import { RefundAmount } from "./refund-amount";
import { RefundLines } from "./refund-lines";
import { RefundProof } from "./refund-proof";
import { RefundStatus } from "./refund-status";

// messages: refund.step.*

/** How an application stands, what comes back, and what was said. */
export function RefundView({ refund }: { refund: RefundDetail }) {
	const t = useTranslations("refund");
	return (
		<>
			<RefundStatus refund={refund} />
			<div className="two">
				<RefundAmount refund={refund} />
				<section className="part" aria-labelledby="steps">
					<h2 id="steps">{t("history")}</h2>
					<ol className="time-line stack">
						{refund.history.map(({ state, at }, place) => (
							<li
								key={`${state} ${at}`}
								aria-current={
									place === refund.history.length - 1 ? "step" : undefined
								}
							>
								<b className="block">{t(`step.${state}`)}</b>
								<Moment at={at} />
							</li>
						))}
					</ol>
				</section>
			</div>
			<section className="part" aria-labelledby="lines">
				<h2 id="lines">{t("lines")}</h2>
				<RefundLines lines={refund.lines} />
				{refund.freight !== "0.00" && (
					<p className="soft">
						{t("sum.freight", { amount: formatPrice(refund.freight) })}
					</p>
				)}
			</section>
			<RefundProof refund={refund} />
			<section className="part" aria-label={t("numbers")}>
				<dl className="facts">
					<div>
						<dt>{t("refundNo")}</dt>
						<dd>
							{refund.refundNo}{" "}
							<CopyButton text={refund.refundNo} label={t("copy")} />
						</dd>
					</div>
					<div>
						<dt>{t("orderNo")}</dt>
						<dd>
							<Link className="text" href={paths.order(refund.orderNo)}>
								{refund.orderNo}
							</Link>
						</dd>
					</div>
					<div>
						<dt>{t("merchant")}</dt>
						<dd>{refund.merchant.name}</dd>
					</div>
				</dl>
			</section>
		</>
	);
}

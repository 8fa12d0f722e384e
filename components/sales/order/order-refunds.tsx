"use client";

import { useTranslations } from "next-intl";
import { RefundMark } from "@/components/sales/refund/refund-mark";
import { Icon } from "@/components/ui/icon";
import { Moment } from "@/components/ui/moment";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { Part } from "./order-styles";

/** Applications of this order, each with its own page; nothing where there are none. */
export function OrderRefunds({ refunds }: Pick<OrderDetail, "refunds">) {
	const t = useTranslations("order");
	if (refunds.length === 0) return null;
	return (
		<Part aria-labelledby="refunds">
			<h2 id="refunds">{t("refunds")}</h2>
			<ul>
				{refunds.map(({ refundNo, state, amount, isExchanged, createdAt }) => (
					<li key={refundNo}>
						<Link
							className="row gap-x3 rule-above"
							style={{ minHeight: 56 }}
							href={accountPaths.refund(refundNo)}
						>
							<span className="stack grow">
								{(!isExchanged || amount !== "0.00") && (
									<b>{formatPrice(amount)}</b>
								)}
								<Moment at={createdAt} />
							</span>
							<RefundMark state={state} isExchanged={isExchanged} />
							<Icon name="chevron-right" size={18} />
						</Link>
					</li>
				))}
			</ul>
		</Part>
	);
}

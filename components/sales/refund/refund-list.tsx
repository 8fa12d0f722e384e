"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Day } from "@/components/sales/order/order-card";
import { OrderFault } from "@/components/sales/order/order-fault";
import { OrderSkeleton } from "@/components/sales/order/order-skeleton";
import { CardRow, OrderCards } from "@/components/sales/order/order-styles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import type { RefundSummary } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { RefundLines } from "./refund-lines";
import { RefundMark } from "./refund-mark";
import { useRefunds } from "./use-refunds";

/** All applications of the account, the latest first. */
export function RefundList() {
	return (
		<div className="stack cols-1 gap-x4">
			<Refunds />
		</div>
	);
}

function Refunds() {
	const t = useTranslations("refund.list");
	const page = Number(useSearchParams().get("page")) || 1;
	const { refunds, error, isStale, retry } = useRefunds(page);
	if (error && (!refunds || isStale))
		return <OrderFault error={error} onRetry={retry} />;
	if (!refunds) return <OrderSkeleton />;
	if (refunds.list.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty")}
				detail={t("emptyDetail")}
			>
				<LinkButton kind="primary" href={accountPaths.orders()}>
					{t("orders")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<OrderCards aria-label={t("label")} aria-busy={isStale}>
			{refunds.list.map((refund) => (
				<RefundCard key={refund.refundNo} refund={refund} />
			))}
			<Pagination
				page={refunds.page}
				totalPage={refunds.totalPage}
				pathOf={accountPaths.refunds}
			/>
		</OrderCards>
	);
}

function RefundCard({ refund }: { refund: RefundSummary }) {
	const t = useTranslations("refund.list");
	const id = useId();
	const { refundNo, merchant, state, amount, quantity, exchangeState } = refund;
	return (
		<article className="order" aria-labelledby={id} data-refund={refundNo}>
			<CardRow>
				<h2 id={id} className="row gap-x2 grow head-reading anywhere">
					<Icon name="undo-2" size={18} className="soft" />
					{merchant.name}
				</h2>
				<RefundMark state={state} isExchanged={exchangeState === "made"} />
			</CardRow>
			<Link className="lines" href={accountPaths.refund(refundNo)}>
				<RefundLines lines={refund.lines} />
			</Link>
			<CardRow className="foot rule-above">
				<p className="soft size-small anywhere">
					<Day moment={refund.createdAt} /> · {refundNo}
				</p>
				<p className="sum inline gap-x2 at-baseline bold">
					<span className="soft regular">
						{exchangeState && exchangeState !== "dropped"
							? t("exchange", { count: quantity })
							: t("pieces", { count: quantity })}
					</span>
					<Price amount={amount} />
				</p>
			</CardRow>
		</article>
	);
}

"use client";

import { useSearchParams } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { Day } from "@/components/sales/order/order-card";
import { OrderFault } from "@/components/sales/order/order-fault";
import { OrderSkeleton } from "@/components/sales/order/order-skeleton";
import { OrderStyles } from "@/components/sales/order/order-styles";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pagination } from "@/components/ui/pagination";
import { Price } from "@/components/ui/price";
import type { RefundSummary } from "@/gateway/contract/sales/refund";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { RefundLines } from "./refund-lines";
import { RefundMark } from "./refund-mark";
import { useRefunds } from "./use-refunds";

/** All applications of the account, the latest first. */
export function RefundList() {
	const page = Number(useSearchParams().get("page")) || 1;
	const { refunds, error, isStale, retry } = useRefunds(page);
	return (
		<OrderStyles>
			{refunds && !(error && isStale) ? (
				<Refunds refunds={refunds} isStale={isStale} />
			) : (
				<Awaited error={error} onRetry={retry} />
			)}
		</OrderStyles>
	);
}

function Awaited(props: { error: unknown; onRetry: () => void }) {
	if (!props.error) return <OrderSkeleton />;
	return <OrderFault {...props} />;
}

interface RefundsProps {
	refunds: NonNullable<ReturnType<typeof useRefunds>["refunds"]>;
	isStale: boolean;
}

function Refunds({ refunds, isStale }: RefundsProps) {
	const t = useTranslations("refund.list");
	if (refunds.list.length === 0)
		return (
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={t("empty")}
				detail={t("emptyDetail")}
			>
				<LinkButton kind="primary" href={paths.orders()}>
					{t("orders")}
				</LinkButton>
			</EmptyState>
		);
	return (
		<section
			className="orders stack cols-1 gap-x4"
			aria-label={t("label")}
			aria-busy={isStale}
		>
			{refunds.list.map((refund) => (
				<RefundCard key={refund.refundNo} refund={refund} />
			))}
			<Pagination
				page={refunds.page}
				totalPage={refunds.totalPage}
				pathOf={paths.refunds}
			/>
		</section>
	);
}

function RefundCard({ refund }: { refund: RefundSummary }) {
	const t = useTranslations("refund.list");
	const id = useId();
	const { refundNo, merchant, state, amount, quantity } = refund;
	return (
		<article className="order" aria-labelledby={id} data-refund={refundNo}>
			<div className="head">
				<h2 id={id} className="row gap-x2 grow head-reading anywhere">
					<Icon name="undo-2" size={18} className="soft" />
					{merchant.name}
				</h2>
				<RefundMark state={state} />
			</div>
			<Link className="lines" href={paths.refund(refundNo)}>
				<RefundLines lines={refund.lines} />
			</Link>
			<div className="foot rule-above">
				<p className="soft size-small anywhere">
					<Day moment={refund.createdAt} /> · {refundNo}
				</p>
				<p className="sum inline gap-x2 at-baseline bold">
					<span className="soft regular">
						{t("pieces", { count: quantity })}
					</span>
					<Price amount={amount} />
				</p>
			</div>
		</article>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { ListLink } from "@/components/sales/shopping-list/list-link";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { formatDay } from "@/lib/format/format-date";
import { Link } from "@/lib/i18n/navigation";
import { accountPaths } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";
import { OrderHead } from "./order-head";
import { OrderLine } from "./order-line";
import { LineRows } from "./order-styles";
import { PickNote } from "./pick-note";

type Line = OrderDetail["lines"][number];

/** What was bought, with what can be done about each. */
export function DetailLines({ order }: { order: OrderDetail }) {
	const t = useTranslations("order.line");
	return (
		<>
			<OrderHead id="merchant" order={order} payState={order.payState} />
			<LineRows className="stack gap-x3">
				{order.lines.map((line) => (
					<OrderLine
						key={line.id}
						line={line}
						amount={line.subtotal}
						name={
							<Link href={paths.goods(line.goodsId, line.skuId)}>
								{line.name}
							</Link>
						}
					>
						<PickNote pick={line.pick} />
						<LineState line={line} order={order} />
					</OrderLine>
				))}
			</LineRows>
			<ListLink lines={order.lines} words={t("toList")} />
			<RefundUntil until={order.refundUntil} />
		</>
	);
}

function RefundUntil({ until }: { until: string | null }) {
	const t = useTranslations("order.line");
	const locale = useLocale();
	if (!until) return null;
	const day = formatDay(until, locale);
	return <p className="soft screen-only">{t("until", { day })}</p>;
}

function LineState({ line, order }: { line: Line; order: OrderDetail }) {
	const t = useTranslations("order.line");
	const { openRefundNo, refundedQuantity, isReviewed, quantity } = line;
	const isRefundable =
		order.actions.includes("refund") &&
		!openRefundNo &&
		refundedQuantity < quantity;
	return (
		<p className="line-state">
			{refundedQuantity > 0 && (
				<span className="soft">
					{t("refunded", { count: refundedQuantity })}
				</span>
			)}
			{isReviewed && <span className="soft">{t("reviewed")}</span>}
			{openRefundNo && (
				<Link
					className="target gap-x1 as-link"
					href={accountPaths.refund(openRefundNo)}
				>
					{t("refunding")}
				</Link>
			)}
			{isRefundable && (
				<Link
					className="target gap-x1 as-link screen-only"
					href={accountPaths.refundConfirm(order.orderNo, line.id)}
				>
					{t("refund")}
					<span className="visually-hidden"> {line.name}</span>
				</Link>
			)}
		</p>
	);
}

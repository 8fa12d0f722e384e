"use client";

import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Price } from "@/components/ui/price";
import type {
	ListedOrder,
	OrderAction,
} from "@/gateway/contract/sales/order-list";
import { formatDay } from "@/lib/format/format-date";
import { formatSlot } from "@/lib/format/format-slot";
import { Link } from "@/lib/i18n/navigation";
import { formatPrice } from "@/lib/money/money";
import { accountPaths } from "@/lib/routes/account-paths";
import { OrderActions } from "./order-actions";
import { OrderHead } from "./order-head";
import { OrderLine } from "./order-line";
import { isToCome } from "./order-status";
import { CardRow, LineRows } from "./order-styles";
import type { OrderSteps } from "./use-order-steps";

interface OrderCardProps {
	order: ListedOrder;
	steps: OrderSteps;
	without?: readonly OrderAction[];
}

const linesShown = 3;

/** One merchant's order in the list; the whole of it is one press away. */
export function OrderCard({ order, steps, without }: OrderCardProps) {
	const t = useTranslations("order.card");
	const id = useId();
	const { orderNo, lines } = order;
	const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
	const rest = lines.length - linesShown;
	return (
		<article className="order" aria-labelledby={id} data-order={orderNo}>
			<OrderHead id={id} order={order} payState={order.payState} />
			<SlotWords order={order} />
			{order.exchangeOf && <p className="good">{t("exchange")}</p>}
			<Link className="lines" href={accountPaths.order(orderNo)}>
				<LineRows className="stack gap-x3">
					{lines.slice(0, linesShown).map((line) => (
						<OrderLine key={line.id} line={line} />
					))}
				</LineRows>
				{rest > 0 && <p className="soft">{t("more", { count: rest })}</p>}
			</Link>
			<CardRow className="foot rule-above">
				<p className="soft size-small anywhere">
					<Day moment={order.createdAt} /> · {orderNo}
				</p>
				<p className="sum inline gap-x2 at-baseline bold">
					<span className="soft regular">{t("pieces", { count: pieces })}</span>
					<Price amount={order.total} />
				</p>
			</CardRow>
			{order.refunded !== "0.00" && (
				<p className="good text-end">
					{t("refunded", { amount: formatPrice(order.refunded) })}
				</p>
			)}
			<OrderActions order={order} steps={steps} without={without} />
		</article>
	);
}

export function Day({ moment }: { moment: string }) {
	return <time dateTime={moment}>{formatDay(moment, useLocale())}</time>;
}

/** When it comes, as long as it is to come. */
function SlotWords({ order }: { order: ListedOrder }) {
	const t = useTranslations("order.card");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { slot, collecting } = order;
	if (!slot || !isToCome(order)) return null;
	return (
		<p className="good">
			{t(collecting ? "collect" : "slot", {
				slot: formatSlot(slot, locale, now),
			})}
		</p>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { formatDate, formatDay } from "@/lib/format/format-date";
import { formatDeadline } from "@/lib/format/format-deadline";
import { formatSlot } from "@/lib/format/format-slot";
import { Amends } from "./amends";
import { OrderActions } from "./order-actions";
import { isToCome, statusWord } from "./order-status";
import { State } from "./order-styles";
import { PrintReceipt } from "./receipt";
import { type OrderSteps, ordersId } from "./use-order-steps";

// messages: order.status.*
// messages: order.meaning.*

interface OrderStateProps {
	order: OrderDetail;
	steps: OrderSteps;
}

/** How it stands, what that means and when what comes next is due; what can be done about it. */
export function OrderState({ order, steps }: OrderStateProps) {
	const t = useTranslations("order");
	const word = statusWord(order, order.payState);
	const isAccepted = order.history.some(({ step }) => step === "accepted");
	const isUnpaid = !order.paid && order.payState === "cancelled";
	const meaningOf = () => {
		if (word === "toAccept" && isAccepted) return "accepted";
		return word === "cancelled" && isUnpaid ? "cancelledUnpaid" : word;
	};
	return (
		<State
			id={ordersId}
			tabIndex={-1}
			data-state={word}
			aria-labelledby="state"
		>
			<div role="status">
				<h2 id="state">{t(`status.${word}`)}</h2>
				<p>{t(`meaning.${meaningOf()}`)}</p>
				<Due order={order} />
				<Amends amends={order.amends} />
			</div>
			<OrderActions order={order} steps={steps} />
			{order.paid && <PrintReceipt />}
		</State>
	);
}

const whole = { dateStyle: "medium", timeStyle: "short" } as const;

/** The next moment that matters. */
function Due({ order }: { order: OrderDetail }) {
	const t = useTranslations("order.due");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { expiresAt, receivedBy, slot, collecting, point } = order;
	const wordsOf = () => {
		if (expiresAt)
			return t("pay", { time: formatDeadline(expiresAt, locale, now) });
		const waiting = collecting ?? point?.waiting;
		if (waiting && statusWord(order, order.payState) === "toCollect") {
			const until = formatDate(new Date(waiting.until), locale, whole);
			return t("collectUntil", { until });
		}
		if (slot && isToCome(order))
			return t(collecting ? "collect" : "slot", {
				slot: formatSlot(slot, locale, now),
			});
		return receivedBy && t("received", { day: formatDay(receivedBy, locale) });
	};
	const words = wordsOf();
	return words ? <p className="strong">{words}</p> : null;
}

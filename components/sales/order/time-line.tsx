"use client";

import { useTranslations } from "next-intl";
import { Moment } from "@/components/ui/moment";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";

// messages: order.step.*

/** Every step of an order, the first one first. */
export function TimeLine({ history }: Pick<OrderDetail, "history">) {
	const t = useTranslations("order.step");
	return (
		<ol className="time-line stack">
			{history.map(({ step, reason, at }, place) => (
				<li
					key={`${step} ${at}`}
					aria-current={place === history.length - 1 ? "step" : undefined}
				>
					<b className="block">{t(step)}</b>
					<Moment at={at} />
					{reason && <p>{reason}</p>}
				</li>
			))}
		</ol>
	);
}

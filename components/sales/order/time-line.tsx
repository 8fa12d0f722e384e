"use client";

import { useTranslations } from "next-intl";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { StepList } from "./step-list";

// messages: order.step.*

/** Every step of an order, the first one first. */
export function TimeLine({ history }: Pick<OrderDetail, "history">) {
	const t = useTranslations("order.step");
	return (
		<StepList
			steps={history.map(({ step, reason, at }) => ({
				word: t(step),
				at,
				note: reason,
			}))}
		/>
	);
}

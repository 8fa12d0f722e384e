"use client";

import { useTranslations } from "next-intl";
import { OrderLine } from "@/components/sales/order/order-line";
import { LineRows } from "@/components/sales/order/order-styles";
import { PickNote } from "@/components/sales/order/pick-note";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";

// messages: checkout.substitution.*

/** What was ordered, what its buyer wants where it is not there, and how it was picked. */
export function OrderLines({ order }: { order: StaffOrder }) {
	const wishes = useTranslations("checkout.substitution");
	const t = useTranslations("order.line");
	const isMarket = order.cartType === "SUPERMARKET";
	return (
		<LineRows className="stack gap-x3">
			{order.lines.map((line) => (
				<OrderLine key={line.id} line={line} amount={line.subtotal}>
					{isMarket && (
						<p className={line.substitution === "none" ? "bad" : "good"}>
							{wishes(line.substitution)}
						</p>
					)}
					<PickNote pick={line.pick} />
					{line.refundedQuantity > 0 && (
						<p className="soft">
							{t("refunded", { count: line.refundedQuantity })}
						</p>
					)}
				</OrderLine>
			))}
		</LineRows>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import type { MerchantOrder as Order } from "@/gateway/contract/order";
import { formatSlotDay, formatSlotHours } from "@/lib/format-slot";
import { formatPrice } from "@/lib/money";
import { OrderLine } from "./order-line";
import { orderStatusOf } from "./order-status";

// messages: order.status.*
// messages: checkout.handover.*

/** What one merchant sends: how far it is, when it comes, the goods. */
export function MerchantOrder({ order }: { order: Order }) {
	const t = useTranslations("order");
	const handovers = useTranslations("checkout.handover");
	const locale = useLocale();
	const { merchant, store, slot, handover, note, lines, freight } = order;
	return (
		<section className="part" aria-label={merchant.name}>
			<div className="head">
				<h2>{store?.name ?? merchant.name}</h2>
				<b>{t(`status.${orderStatusOf(order)}`)}</b>
			</div>
			<p className="soft">{order.orderNo}</p>
			{slot && (
				<p>
					{t("order.slot", {
						slot: `${formatSlotDay(slot.from, locale, Date.now())} ${formatSlotHours(slot)}`,
					})}
					{handover && ` · ${handovers(handover)}`}
				</p>
			)}
			<ul className="lines">
				{lines.map((line) => (
					<OrderLine key={line.id} line={line} />
				))}
			</ul>
			{note && <p className="soft">{t("order.note", { note })}</p>}
			<p className="head">
				<span className="soft">
					{freight === "0.00"
						? t("order.free")
						: t("order.freight", { amount: formatPrice(freight) })}
				</span>
				<b>{t("order.total", { amount: formatPrice(order.total) })}</b>
			</p>
		</section>
	);
}

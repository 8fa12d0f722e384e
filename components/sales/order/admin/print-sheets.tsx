"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type { StaffOrder } from "@/gateway/contract/sales/order-admin";
import { formatSlot, sentenceCase } from "@/lib/format/format-slot";
import { gatherLines, leftOf } from "./gather-lines";

// messages: checkout.handover.*
// messages: checkout.substitution.*

/** All pieces of all orders, each goods once: one walk along the shelves. */
export function PickingList({ orders }: { orders: StaffOrder[] }) {
	const t = useTranslations("console.orders.print");
	const wishes = useTranslations("checkout.substitution");
	return (
		<section className="sheet stack gap-x3 pad-x5" aria-labelledby="picking">
			<h2 id="picking">{t("picking")}</h2>
			<p className="soft">{t("orders", { count: orders.length })}</p>
			<table className="full">
				<thead>
					<tr>
						<th>{t("picked")}</th>
						<th>{t("goods")}</th>
						<th className="text-end no-break">{t("pieces")}</th>
						<th>{t("forOrders")}</th>
					</tr>
				</thead>
				<tbody>
					{gatherLines(orders).map(({ skuId, name, options, pieces, of }) => (
						<tr key={skuId}>
							<td>
								<span className="box" />
							</td>
							<td>
								{name}
								{options && <p className="soft">{options}</p>}
							</td>
							<td className="text-end no-break">
								<b>{pieces}</b>
							</td>
							<td>
								{of.map(({ orderNo, quantity, substitution }) => (
									<p key={orderNo}>
										{orderNo.slice(-6)} × {quantity}
										{substitution && ` · ${wishes(substitution)}`}
									</p>
								))}
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

/** Goes with the goods, so it says no price. */
export function PackingSlip({ order }: { order: StaffOrder }) {
	const t = useTranslations("console.orders.print");
	return (
		<section
			className="sheet slip stack gap-x3 pad-x5"
			aria-labelledby={order.orderNo}
		>
			<h2 id={order.orderNo}>{order.store?.name ?? order.merchant.name}</h2>
			<p>{order.orderNo}</p>
			<Receiver order={order} />
			<table className="full">
				<thead>
					<tr>
						<th>{t("goods")}</th>
						<th className="text-end no-break">{t("pieces")}</th>
					</tr>
				</thead>
				<tbody>
					{leftOf(order).map(({ id, name, options, left, pick }) => (
						<tr key={id}>
							<td>
								{name}
								<p className="soft">{Object.values(options).join(" · ")}</p>
								{pick?.substitute && (
									<p>
										→ {pick.substitute.name} × {pick.substitute.quantity}
									</p>
								)}
							</td>
							<td className="text-end no-break">{left}</td>
						</tr>
					))}
				</tbody>
			</table>
		</section>
	);
}

export function LabelSheet({ order }: { order: StaffOrder }) {
	return (
		<section
			className="sheet stack gap-x3 pad-x5 from-top size-reading"
			aria-label={order.orderNo}
		>
			<Receiver order={order} />
			<p className="soft">
				{order.store?.name ?? order.merchant.name} · {order.orderNo}
			</p>
		</section>
	);
}

function Receiver({ order }: { order: StaffOrder }) {
	const handovers = useTranslations("checkout.handover");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { delivery, slot, handover, note } = order;
	return (
		<div>
			<p>
				<b>{delivery.realName}</b> {delivery.phone}
			</p>
			<p>{delivery.formatted}</p>
			{slot && <p>{sentenceCase(formatSlot(slot, locale, now))}</p>}
			{handover && <p>{handovers(handover)}</p>}
			{note && <p>{note}</p>}
		</div>
	);
}

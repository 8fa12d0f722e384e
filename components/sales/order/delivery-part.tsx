"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import type {
	MasterOrder,
	MerchantOrder,
} from "@/gateway/contract/sales/order";
import { formatSlot } from "@/lib/format/format-slot";

interface DeliveryPartProps {
	delivery: MasterOrder["delivery"];
	/** Left out where several orders go to one address, each in its own way. */
	order?: Pick<MerchantOrder, "slot" | "handover" | "note">;
}

// messages: checkout.handover.*

/** Who takes the goods, where and when, and what was asked of the merchant. */
export function DeliveryPart({ delivery, order }: DeliveryPartProps) {
	const t = useTranslations("order.delivery");
	const handovers = useTranslations("checkout.handover");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { realName, phone, formatted } = delivery;
	return (
		<section className="part" aria-labelledby="delivery">
			<h2 id="delivery">{t("title")}</h2>
			<p>
				<b>{realName}</b> <span className="soft">{phone}</span>
				<br />
				{formatted}
			</p>
			<dl className="facts">
				{order?.slot && (
					<div>
						<dt>{t("slot")}</dt>
						<dd>{formatSlot(order.slot, locale, now)}</dd>
					</div>
				)}
				{order?.handover && (
					<div>
						<dt>{t("handover")}</dt>
						<dd>{handovers(order.handover)}</dd>
					</div>
				)}
				{order?.note && (
					<div>
						<dt>{t("note")}</dt>
						<dd>{order.note}</dd>
					</div>
				)}
			</dl>
		</section>
	);
}

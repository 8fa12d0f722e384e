"use client";

import { useTranslations } from "next-intl";
import type { OrderDetail } from "@/gateway/contract/sales/order-detail";
import { formatPrice } from "@/lib/money/money";

/** What its buyer got for an order that came late. */
export function Amends({ amends }: Pick<OrderDetail, "amends">) {
	const t = useTranslations("order.amends");
	if (!amends) return null;
	const { points, freight } = amends;
	return (
		<p className="strong">
			{freight === "0.00"
				? t("points", { points })
				: t("freight", { points, amount: formatPrice(freight) })}
		</p>
	);
}

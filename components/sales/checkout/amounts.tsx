"use client";

import { useTranslations } from "next-intl";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { formatPrice } from "@/lib/money/money";

/** What an order comes to, part by part. */
export function Amounts({ quote }: { quote: Quote }) {
	const { goodsTotal, couponTotal, pointsTotal, freightTotal } = quote;
	const t = useTranslations("checkout.sum");
	const isFree = freightTotal === "0.00";
	const parts = [
		{ name: t("goods"), amount: formatPrice(goodsTotal) },
		{ name: t("coupons"), less: couponTotal },
		{ name: t("points"), less: pointsTotal },
		{
			name: t("freight"),
			amount: isFree ? t("free") : formatPrice(freightTotal),
		},
	];
	return (
		<dl className="stack gap-x2">
			{parts.map(
				({ name, amount, less }) =>
					less !== "0.00" && (
						<div key={name}>
							<dt className="soft">{name}</dt>
							<dd className={less && "good"}>
								{less ? `−${formatPrice(less)}` : amount}
							</dd>
						</div>
					),
			)}
		</dl>
	);
}

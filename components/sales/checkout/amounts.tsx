"use client";

import { useTranslations } from "next-intl";
import type { Quote } from "@/gateway/contract/sales/checkout";
import { formatPrice } from "@/lib/money/money";

// messages: checkout.sum.*

interface AmountsProps {
	/** A quote, or the order that was made of it. */
	of: Pick<
		Quote,
		"goodsTotal" | "couponTotal" | "pointsTotal" | "freightTotal"
	>;
}

/** What an order comes to, part by part. */
export function Amounts({ of }: AmountsProps) {
	const t = useTranslations("checkout.sum");
	const less = [
		["coupons", of.couponTotal],
		["points", of.pointsTotal],
	] as const;
	return (
		<dl className="stack gap-x2">
			<div>
				<dt className="soft">{t("goods")}</dt>
				<dd>{formatPrice(of.goodsTotal)}</dd>
			</div>
			{less.map(
				([name, amount]) =>
					amount !== "0.00" && (
						<div key={name}>
							<dt className="soft">{t(name)}</dt>
							<dd className="good">−{formatPrice(amount)}</dd>
						</div>
					),
			)}
			<div>
				<dt className="soft">{t("freight")}</dt>
				<dd>
					{of.freightTotal === "0.00"
						? t("free")
						: formatPrice(of.freightTotal)}
				</dd>
			</div>
		</dl>
	);
}

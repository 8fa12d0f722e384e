"use client";

import { useTranslations } from "next-intl";
import { formatPrice } from "@/lib/money/money";

interface AmountPartsProps {
	goodsTotal: string;
	couponTotal: string;
	pointsTotal: string;
	freight: string;
	/** Whether it is fetched, which costs nothing. */
	isCollected?: boolean;
}

/** What goods and freight come to, and what coupons and points take off: rows of a list of terms. */
export function AmountParts(props: AmountPartsProps) {
	const { goodsTotal, couponTotal, pointsTotal, freight, isCollected } = props;
	const t = useTranslations("checkout.sum");
	const isFree = freight === "0.00";
	const free = t(isCollected ? "collected" : "free");
	const parts = [
		{ name: t("goods"), amount: formatPrice(goodsTotal) },
		{ name: t("coupons"), less: couponTotal },
		{ name: t("points"), less: pointsTotal },
		{ name: t("freight"), amount: isFree ? free : formatPrice(freight) },
	];
	return parts.map(
		({ name, amount, less }) =>
			less !== "0.00" && (
				<div key={name}>
					<dt className="soft">{name}</dt>
					<dd className={less && "good"}>
						{less ? `−${formatPrice(less)}` : amount}
					</dd>
				</div>
			),
	);
}

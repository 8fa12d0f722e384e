"use client";

import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import { formatPrice } from "@/lib/money/money";

interface AmountsProps {
	goodsTotal: string;
	couponTotal: string;
	pointsTotal: string;
	freight: string;
	total: string;
	isPaid: boolean;
	/** What went back of it. */
	refunded?: string;
}

// messages: checkout.sum.*

/** What it came to, part by part. */
export function Amounts(props: AmountsProps) {
	const { goodsTotal, couponTotal, pointsTotal, freight, total } = props;
	const t = useTranslations("checkout.sum");
	const own = useTranslations("order.amount");
	const less = [
		["coupons", couponTotal],
		["points", pointsTotal],
	] as const;
	const { refunded = "0.00" } = props;
	return (
		<dl className="amounts stack gap-x2">
			<div>
				<dt className="soft">{t("goods")}</dt>
				<dd>{formatPrice(goodsTotal)}</dd>
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
				<dd>{freight === "0.00" ? t("free") : formatPrice(freight)}</dd>
			</div>
			<div className="total bold">
				<dt>{own(props.isPaid ? "total" : "due")}</dt>
				<dd>
					<Price amount={total} />
				</dd>
			</div>
			{refunded !== "0.00" && (
				<div>
					<dt className="soft">{own("refunded")}</dt>
					<dd className="good">{formatPrice(refunded)}</dd>
				</div>
			)}
		</dl>
	);
}

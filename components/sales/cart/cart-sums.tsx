"use client";

import { useTranslations } from "next-intl";
import { Price } from "@/components/ui/price";
import type { Cart } from "@/gateway/contract/sales/cart";
import { formatPrice } from "@/lib/money/money";

interface CartSumsProps {
	totals: Cart["totals"];
	/** Those that are chosen. */
	pieces: number;
	/** Sums are those of before the changes under way. */
	isPending: boolean;
}

/** What the chosen goods come to at the door. */
export function CartSums({ totals, pieces, isPending }: CartSumsProps) {
	const t = useTranslations("cart.summary");
	const { goods, coupons, freight, total } = totals;
	return (
		<dl className="stack gap-x3" aria-live="polite" aria-busy={isPending}>
			<div className="part flow wraps at-baseline apart soft">
				<dt>{t("goods", { count: pieces })}</dt>
				<dd>{formatPrice(goods)}</dd>
			</div>
			{coupons !== "0.00" && (
				<div className="less flow wraps at-baseline apart soft">
					<dt>{t("coupons")}</dt>
					<dd className="good">−{formatPrice(coupons)}</dd>
				</div>
			)}
			<div className="part flow wraps at-baseline apart soft">
				<dt>{t("freight")}</dt>
				<dd>{freight === "0.00" ? t("free") : formatPrice(freight)}</dd>
			</div>
			<div className="total flow wraps at-baseline apart bold">
				<dt>{t("total")}</dt>
				<dd>
					<Price amount={total} />
				</dd>
			</div>
		</dl>
	);
}

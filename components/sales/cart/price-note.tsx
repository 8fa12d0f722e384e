"use client";

import { useTranslations } from "next-intl";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { priceChange } from "@/lib/cart/price-change";
import { formatPrice } from "@/lib/money/money";

/** What has changed since the goods was put in. */
export function PriceNote({ line }: { line: CartLine }) {
	const t = useTranslations("cart.line");
	if (!line.priceBefore) return null;
	const { isCheaper, amount } = priceChange(line.priceBefore, line.price);
	return (
		<p className={`line-note row wraps ${isCheaper ? "cheaper" : ""}`}>
			{t(isCheaper ? "cheaper" : "dearer", { amount: formatPrice(amount) })}
		</p>
	);
}

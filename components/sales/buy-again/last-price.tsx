"use client";

import { useTranslations } from "next-intl";
import type { BoughtBefore } from "@/gateway/contract/sales/buy-again";
import { priceChange } from "@/lib/cart/price-change";
import { formatPrice } from "@/lib/money/money";

type Prices = Pick<BoughtBefore, "price" | "lastPrice">;

/** What one cost last time, where that was more or less than now. */
export function LastPrice({ goods }: { goods: Prices }) {
	const t = useTranslations("buyAgain.goods");
	const { price, lastPrice } = goods;
	if (price === lastPrice)
		return <span className="note">{t("samePrice")}</span>;
	const { isCheaper, amount } = priceChange(lastPrice, price);
	return (
		<span className={isCheaper ? "size-small good" : "note"}>
			{t(isCheaper ? "cheaper" : "dearer", {
				amount: formatPrice(amount),
				last: formatPrice(lastPrice),
			})}
		</span>
	);
}

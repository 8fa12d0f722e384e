"use client";

import { useTranslations } from "next-intl";
import { useCartCount } from "@/lib/cart/cart-count";

const shownMax = 99;

/** On the icon of the one cart: both areas together, and each of them in words; nothing while it is empty, and for visitors. */
export function CartCount() {
	const { SUPERMARKET: store, E_COMMERCE: mall } = useCartCount();
	const t = useTranslations("header.cart");
	const count = store + mall;
	if (count === 0) return null;
	const isOfBoth = store > 0 && mall > 0;
	return (
		<span className="count">
			<span aria-hidden="true" className="size-small bold text-centre">
				{count > shownMax ? `${shownMax}+` : count}
			</span>
			<span className="visually-hidden">
				{isOfBoth ? t("both", { count, store, mall }) : t("count", { count })}
			</span>
		</span>
	);
}

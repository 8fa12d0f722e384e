"use client";

import { useTranslations } from "next-intl";
import { useCartCount } from "@/lib/cart/cart-count";

const shownMax = 99;

/** On the icon of the cart; nothing while there is nothing in it, and for visitors. */
export function CartCount() {
	const count = useCartCount();
	const t = useTranslations("header.cart");
	if (count === 0) return null;
	return (
		<span className="count">
			<span aria-hidden="true">
				{count > shownMax ? `${shownMax}+` : count}
			</span>
			<span className="visually-hidden">{t("count", { count })}</span>
		</span>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { useCartCount } from "@/lib/cart/cart-count";

/** What was put in without a line is on the device, and not in the cart yet. */
export function WaitingNote() {
	const { waiting: count = 0 } = useCartCount();
	const t = useTranslations("cart");
	return (
		<p role="status" className={count > 0 ? "note" : "visually-hidden"}>
			{count > 0 && t("waiting", { count })}
		</p>
	);
}

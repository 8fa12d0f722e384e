"use client";

import { useLocale, useTranslations } from "next-intl";
import { useRef } from "react";
import { browserApi } from "@/lib/api/browser";
import { readCart } from "@/lib/cart/own-cart";
import { formatNames } from "@/lib/format/format-names";
import { formatPrice } from "@/lib/money/money";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";
import { Ask } from "./ask";
import type { BasketProps } from "./basket-card";

/** Into the own cart, and closed for the others: the first who says so pays. */
export function PayBasket({ basket, onChange }: BasketProps) {
	const t = useTranslations("sharedBasket");
	const locale = useLocale();
	const { id, version, total } = basket;
	// Of this version: asked again after a lost answer, it is the same command.
	const key = useRef({ version, value: crypto.randomUUID() });

	async function pay() {
		if (key.current.version !== version)
			key.current = { version, value: crypto.randomUUID() };
		try {
			const { added, short } = await browserApi(locale).post(
				"/api/front/shared-basket/take/{id}",
				{
					params: { id },
					body: { version },
					idempotencyKey: key.current.value,
				},
			);
			// The count in the header follows the cart.
			void readCart(locale).catch(() => undefined);
			const words = [
				t("said.added", { count: added }),
				short.length > 0 &&
					t("said.short", { names: formatNames(short, locale) }),
			];
			const action = { label: t("said.look"), href: paths.cart() };
			notify(words.filter(Boolean).join(" "), { action });
		} finally {
			// Somebody was first, or it has changed: the page says how.
			onChange();
		}
	}
	return (
		<Ask
			what="pay"
			kind="primary"
			values={{ amount: formatPrice(total) }}
			onConfirm={pay}
		/>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CartChange } from "@/lib/cart/cart-change";
import { cartFault } from "@/lib/cart/cart-fault";
import { changeCart } from "@/lib/cart/own-cart";
import { notify } from "@/lib/page-state/notice";

/** Changes the cart; answers why it could not be, in words, or nothing. */
export function useTryChange(): (
	change: CartChange,
) => Promise<string | undefined> {
	const locale = useLocale();
	const t = useTranslations("cart.fault");
	return async (change) => {
		try {
			await changeCart(change, locale);
			return undefined;
		} catch (error) {
			return cartFault(error, t);
		}
	};
}

/** The same for what has no place of its own to say it: a refusal is said at the foot of the page. */
export function useChange(): (change: CartChange) => Promise<boolean> {
	const tryChange = useTryChange();
	return async (change) => {
		const fault = await tryChange(change);
		if (fault) notify(fault, { isFault: true });
		return !fault;
	};
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CartRequest } from "@/lib/cart/cart-request";
import { type CartWish, keepWish } from "@/lib/cart/cart-wish";
import { changeCart } from "@/lib/cart/own-cart";
import { useRouter } from "@/lib/i18n/use-router";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";
import { openLogin } from "@/lib/session/login-dialog";
import { signedIn } from "@/lib/session/signed-in";
import { flyToCart } from "./fly-to-cart";
import { useFaultWords } from "./use-fault-words";

/** Puts a sku in for a request and says how it ended: where the shopper pressed, else at the foot of the page. */
export function usePutIn() {
	const t = useTranslations("cart.add");
	const locale = useLocale();
	const { push } = useRouter();
	const faultOf = useFaultWords();

	return async (wish: CartWish, request: CartRequest): Promise<void> => {
		const { kind, opener, onEnd } = request;
		if (!signedIn()) {
			keepWish(wish);
			onEnd?.();
			return openLogin("addToCart");
		}
		const { skuId, quantity } = wish;
		try {
			await changeCart({ kind: "save", items: [{ skuId, quantity }] }, locale);
			flyToCart(opener);
			notify(t(kind === "wish" ? "wished" : "done"), {
				action: { label: t("look"), run: () => push(paths.cart()) },
			});
			onEnd?.();
		} catch (error) {
			const fault = faultOf(error);
			// The session ended under the page: the wish waits for who signs in again.
			if (!fault) keepWish(wish);
			else if (kind !== "sku") notify(fault, { isFault: true });
			onEnd?.(fault);
		}
	};
}

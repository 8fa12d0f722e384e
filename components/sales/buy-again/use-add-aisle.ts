"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import type { CartWish } from "@/lib/cart/cart-wish";
import { readCart } from "@/lib/cart/own-cart";
import { formatNames } from "@/lib/format/format-names";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

/** Puts in what can be had of several goods, and names those of which not all went in. */
export function useAddAisle() {
	const t = useTranslations("buyAgain.aisle");
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);

	async function put(wishes: CartWish[]) {
		const { added, short } = await browserApi(locale).post(
			"/api/front/cart/join",
			{ body: wishes, idempotencyKey: crypto.randomUUID() },
		);
		// The count in the header follows the cart.
		void readCart(locale).catch(() => undefined);
		const action = { label: t("look"), href: paths.cart() };
		if (short.length === 0)
			return notify(t("added", { count: added }), { action });
		const names = formatNames(short, locale);
		notify(t("short", { count: added, names }), { action, isFault: true });
	}
	async function addAll(wishes: CartWish[]) {
		if (isBusy) return;
		setBusy(true);
		try {
			await put(wishes);
		} catch (error) {
			const { kind, message } = describeFailure(error);
			if (kind !== "login") notify(message ?? t("failed"), { isFault: true });
		}
		setBusy(false);
	}
	return { isBusy, addAll };
}

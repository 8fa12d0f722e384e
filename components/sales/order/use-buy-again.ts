"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { browserApi } from "@/lib/api/browser";
import { describeFailure } from "@/lib/api/failure";
import { followCart } from "@/lib/cart/own-cart";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

/** Puts what an order held into the cart, and says what cannot be had any more. */
export function useBuyAgain() {
	const t = useTranslations("order.again");
	const locale = useLocale();
	const [isBuying, setBuying] = useState(false);

	async function buyAgain({ orderNo }: { orderNo: string }): Promise<void> {
		if (isBuying) return;
		setBuying(true);
		try {
			const found = await browserApi(locale).post(
				"/api/front/order/again/{orderNo}",
				{ params: { orderNo } },
			);
			say(found);
			await followCart(locale);
		} catch (error) {
			const words = describeFailure(error).message ?? t("failed");
			notify(words, { isFault: true });
		}
		setBuying(false);
	}

	function say({ added, missing }: { added: number; missing: string[] }) {
		const names = missing.join(t("comma"));
		if (added === 0) return notify(t("none", { names }), { isFault: true });
		const action = { label: t("cart"), href: paths.cart() };
		const words = t("added", { count: added });
		const rest = missing.length > 0 ? ` ${t("missing", { names })}` : "";
		notify(words + rest, { action });
	}
	return { buyAgain, isBuying };
}

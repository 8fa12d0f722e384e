"use client";

import { useLocale, useTranslations } from "next-intl";
import { useTrying } from "@/components/layout/use-trying";
import type { ShoppingList } from "@/gateway/contract/sales/shopping-list";
import { browserApi } from "@/lib/api/browser";
import { readCart } from "@/lib/cart/own-cart";
import { formatNames } from "@/lib/format/format-names";
import { formatPrice } from "@/lib/money/money";
import { notify } from "@/lib/page-state/notice";
import { paths } from "@/lib/routes/paths";

/** What can be done with a list; each says how it ended. */
export function useListSteps(list: ShoppingList, onChange: () => void) {
	const t = useTranslations("shoppingList.said");
	const api = browserApi(useLocale());
	const { isBusy, trying } = useTrying(t("failed"), onChange);
	const buy = useBuy(list.id);
	const params = { id: list.id };

	const putBack = () =>
		trying(async () => {
			const { name, rhythm } = list;
			const lines = list.lines.map(({ skuId, quantity }) => ({
				skuId,
				quantity,
			}));
			const body = { id: null, name, rhythm, lines };
			await api.post("/api/front/shopping-list/save", { body });
		});
	return {
		isBusy,
		buy: () => trying(buy),
		skip: (day: string) =>
			trying(async () => {
				const path = "/api/front/shopping-list/skip/{id}";
				await api.post(path, { params, body: { day } });
				notify(t("skipped"));
			}),
		pause: (isPaused: boolean) =>
			trying(async () => {
				const path = "/api/front/shopping-list/pause/{id}";
				await api.post(path, { params, body: { isPaused } });
				notify(t(isPaused ? "paused" : "goesOn"));
			}),
		remove: () =>
			trying(async () => {
				await api.post("/api/front/shopping-list/delete/{id}", { params });
				const action = { label: t("undo"), run: () => void putBack() };
				notify(t("deleted"), { action });
			}),
	};
}

/** Puts it into the cart, and names what did not all go in and what costs more than last time. */
function useBuy(id: number) {
	const t = useTranslations("shoppingList.said");
	const locale = useLocale();
	const list = (names: string[]) => formatNames(names, locale);
	return async () => {
		const { added, short, dearer } = await browserApi(locale).post(
			"/api/front/shopping-list/buy/{id}",
			{ params: { id }, idempotencyKey: crypto.randomUUID() },
		);
		// The count in the header follows the cart.
		void readCart(locale).catch(() => undefined);
		const prices = dearer.map(
			({ name, lastPrice, price }) =>
				`${name} (${formatPrice(lastPrice)} → ${formatPrice(price)})`,
		);
		const words = [
			t("added", { count: added }),
			short.length > 0 && t("short", { names: list(short) }),
			prices.length > 0 && t("dearer", { names: list(prices) }),
		];
		const action = { label: t("look"), href: paths.cart() };
		notify(words.filter(Boolean).join(" "), { action });
	};
}

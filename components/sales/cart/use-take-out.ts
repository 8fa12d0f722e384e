"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { cartFault } from "@/lib/cart/cart-fault";
import { isBuyable } from "@/lib/cart/is-buyable";
import { changeCart } from "@/lib/cart/own-cart";
import { notify } from "@/lib/page-state/notice";
import { useChange } from "./use-change";

interface TakenOut {
	kind: "remove" | "keep";
	/** What was pressed. */
	pressed: HTMLElement;
	/** By a key: the way back is then where the focus goes. */
	isByKey: boolean;
}

/** Takes a line out and offers the way back; where it cannot be bought any more there is none. */
export function useTakeOut(): (line: CartLine, taken: TakenOut) => void {
	const t = useTranslations("cart.line");
	const locale = useLocale();
	const change = useChange();
	const faults = useTranslations("cart.fault");

	async function putBack(line: CartLine) {
		const { skuId, quantityMax, isChosen } = line;
		const quantity = Math.min(line.quantity, quantityMax);
		try {
			const { groups } = await changeCart(
				{ kind: "save", items: [{ skuId, quantity }] },
				locale,
			);
			const back = groups
				.flatMap(({ lines }) => lines)
				.find((other) => other.skuId === skuId);
			if (!back) return;
			if (!isChosen && back.isChosen)
				await change({ kind: "choose", ids: [back.id], isChosen: false });
			focusOn(rowOf(back.id));
		} catch (error) {
			notify(cartFault(error, faults) ?? "", { isFault: true });
		}
	}

	return (line, { kind, pressed, isByKey }) => {
		const next = neighbourOf(pressed);
		void change({ kind, ids: [line.id] });
		const canComeBack = isBuyable(line.state);
		notify(t(kind === "remove" ? "removed" : "kept", { name: line.name }), {
			action: canComeBack
				? {
						label: t("undo"),
						run: () => void putBack(line),
						takesFocus: isByKey,
						leave: () => focusOn(next),
					}
				: undefined,
		});
		if (!isByKey || !canComeBack) focusOn(next);
	};
}

function rowOf(id: number): Element | null {
	return document.querySelector(`[data-line="${id}"]`);
}

/** The line that takes the place of the one that goes. */
function neighbourOf(pressed: HTMLElement): Element | null {
	const rows = [...document.querySelectorAll("[data-line]")];
	const at = rows.findIndex((row) => row.contains(pressed));
	return rows[at + 1] ?? rows[at - 1] ?? null;
}

/** Of a line the button that takes it out; where no line is left the title of the page. */
function focusOn(row: Element | null): void {
	const target = row?.isConnected
		? row.querySelector<HTMLElement>("[data-remove]")
		: document.querySelector<HTMLElement>("main h1");
	target?.focus();
}

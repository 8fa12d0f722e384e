"use client";

import { useTranslations } from "next-intl";
import type { MouseEvent } from "react";
import { Icon } from "@/components/ui/icon";
import type { CartLine } from "@/gateway/contract/sales/cart";
import { useTakeOut } from "./use-take-out";

/** Ways out of the cart; each can be undone. */
export function LineActions({ line }: { line: CartLine }) {
	const t = useTranslations("cart.line");
	const takeOut = useTakeOut();
	const { name } = line;

	function press(kind: "remove" | "keep") {
		return ({ currentTarget, detail }: MouseEvent<HTMLButtonElement>) =>
			takeOut(line, { kind, pressed: currentTarget, isByKey: detail === 0 });
	}

	return (
		<div className="ways stack">
			<button
				type="button"
				aria-label={t("keep", { name })}
				onClick={press("keep")}
			>
				<Icon name="heart" size={20} />
			</button>
			<button
				type="button"
				data-remove=""
				aria-label={t("remove", { name })}
				onClick={press("remove")}
			>
				<Icon name="trash-2" size={20} />
			</button>
		</div>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import type { Cart } from "@/gateway/contract/sales/cart";
import { accountPaths } from "@/lib/routes/account-paths";
import { CartSums } from "./cart-sums";
import { ChooseBox, chosenOf } from "./choose-box";
import { useChange } from "./use-change";

// messages: cart.summary.*

interface CartSummaryProps {
	cart: Cart;
	/** Sums are those of before the changes under way. */
	isPending: boolean;
}

/** What the chosen goods come to and the way on: at the side of a desktop, at the foot of a phone. */
export function CartSummary({ cart, isPending }: CartSummaryProps) {
	const t = useTranslations("cart.summary");
	const change = useChange();
	const reasonId = useId();
	const choosable = cart.groups
		.flatMap(({ lines }) => lines)
		.filter(({ state }) => state === "available");
	const chosen = choosable.filter(({ isChosen }) => isChosen);
	const pieces = chosen.reduce((sum, { quantity }) => sum + quantity, 0);
	const hindrance = hindranceOf(cart, pieces);
	return (
		<aside
			className="summary foot-bar stack gap-x4 pad-x4 as-card"
			aria-label={t("label")}
		>
			<ChooseBox
				label={t("chooseAll")}
				isChosen={chosenOf(choosable)}
				isDisabled={choosable.length === 0}
				onChoose={(isChosen) => void change({ kind: "choose", isChosen })}
			>
				<span aria-hidden="true">{t("chooseAll")}</span>
			</ChooseBox>
			<CartSums totals={cart.totals} pieces={pieces} isPending={isPending} />
			{hindrance ? (
				<Button kind="primary" aria-disabled="true" aria-describedby={reasonId}>
					{t("checkout", { count: pieces })}
				</Button>
			) : (
				<LinkButton
					kind="primary"
					href={accountPaths.orderConfirm()}
					aria-disabled={isPending || undefined}
					onClick={(event) => isPending && event.preventDefault()}
				>
					{t("checkout", { count: pieces })}
				</LinkButton>
			)}
			<p className="reason soft" id={reasonId}>
				{hindrance ? t(hindrance) : t("later")}
			</p>
		</aside>
	);
}

/** Why there is no way on yet. */
function hindranceOf(
	{ groups }: Cart,
	pieces: number,
): "nothing" | "noStore" | undefined {
	if (pieces === 0) return "nothing";
	const isLost = groups.some(
		({ cartType, store, lines }) =>
			cartType === "SUPERMARKET" &&
			store === null &&
			lines.some(({ isChosen }) => isChosen),
	);
	return isLost ? "noStore" : undefined;
}

"use client";

import { useTranslations } from "next-intl";
import { useId } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Price } from "@/components/ui/price";
import type { Cart } from "@/gateway/contract/sales/cart";
import { formatPrice } from "@/lib/money/money";
import { paths } from "@/lib/routes/paths";
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
	const { goods, coupons, freight, total } = cart.totals;
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
			<dl className="stack gap-x3" aria-live="polite" aria-busy={isPending}>
				<div className="part flow wraps at-baseline apart soft">
					<dt>{t("goods", { count: pieces })}</dt>
					<dd>{formatPrice(goods)}</dd>
				</div>
				{coupons !== "0.00" && (
					<div className="part flow wraps at-baseline apart soft">
						<dt>{t("coupons")}</dt>
						<dd className="good">−{formatPrice(coupons)}</dd>
					</div>
				)}
				<div className="part flow wraps at-baseline apart soft">
					<dt>{t("freight")}</dt>
					<dd>{freight === "0.00" ? t("free") : formatPrice(freight)}</dd>
				</div>
				<div className="total flow wraps at-baseline apart bold">
					<dt>{t("total")}</dt>
					<dd>
						<Price amount={total} />
					</dd>
				</div>
			</dl>
			{hindrance ? (
				<Button kind="primary" aria-disabled="true" aria-describedby={reasonId}>
					{t("checkout", { count: pieces })}
				</Button>
			) : (
				<LinkButton
					kind="primary"
					href={paths.orderConfirm()}
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

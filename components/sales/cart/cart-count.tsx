"use client";

import { useTranslations } from "next-intl";
import styled from "styled-components";
import { useCartCount } from "@/lib/cart/cart-count";
import { theme } from "@/lib/theme/theme";

const shownMax = 99;

/** On the icon of the one cart: both areas together, and each of them in words; nothing while it is empty. */
export function CartCount() {
	const { SUPERMARKET: store, E_COMMERCE: mall, waiting = 0 } = useCartCount();
	const t = useTranslations("header.cart");
	const count = store + mall + waiting;
	if (count === 0) return null;
	const isOfBoth = store > 0 && mall > 0 && !waiting;
	return (
		<Frame>
			<span aria-hidden="true" className="size-small bold text-centre">
				{count > shownMax ? `${shownMax}+` : count}
			</span>
			<span className="visually-hidden">
				{isOfBoth ? t("both", { count, store, mall }) : t("count", { count })}
			</span>
		</Frame>
	);
}

const Frame = styled.span`
	a:has(> &) {
		position: relative;
	}
	> :first-child {
		position: absolute;
		top: 2px;
		left: calc(50% + 2px);
		min-width: 18px;
		padding-inline: 5px;
		border-radius: ${theme.radius.pill};
		background: ${theme.colour.accentFill};
		color: ${theme.colour.onAccent};
		line-height: 18px;
	}
`;

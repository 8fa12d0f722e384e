"use client";

import { useLocale } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { addToCart } from "@/lib/cart/add-to-cart";
import type { CartWish } from "@/lib/cart/cart-wish";

interface AddButtonProps {
	wish: CartWish;
	isSoldOut: boolean;
	words: { add: string; soldOut: string };
}

/** Puts the chosen sku into the cart, and says beside itself why it could not. */
export function AddButton({ wish, isSoldOut, words }: AddButtonProps) {
	const locale = useLocale();
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");

	async function add(opener: HTMLElement) {
		if (isBusy) return;
		setBusy(true);
		setFault("");
		await addToCart(wish, { locale, opener, onFault: setFault }).finally(() =>
			setBusy(false),
		);
	}

	return (
		<>
			<p className="fault" role="alert">
				{fault}
			</p>
			<Button
				kind="primary"
				disabled={isSoldOut}
				aria-busy={isBusy}
				onClick={({ currentTarget }) => void add(currentTarget)}
			>
				<Icon name="shopping-basket" size={20} />
				{isSoldOut ? words.soldOut : words.add}
			</Button>
		</>
	);
}

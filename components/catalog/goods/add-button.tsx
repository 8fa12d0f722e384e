"use client";

import { useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { putInCart } from "@/lib/cart/cart-request";
import type { CartWish } from "@/lib/cart/cart-wish";

interface AddButtonProps {
	wish: CartWish;
	isSoldOut: boolean;
	words: { add: string; soldOut: string };
}

/** Puts the chosen sku into the cart, and says beside itself why it could not. */
export function AddButton({ wish, isSoldOut, words }: AddButtonProps) {
	const button = useRef<HTMLButtonElement>(null);
	const [isBusy, setBusy] = useState(false);
	const [fault, setFault] = useState("");

	function add() {
		if (isBusy) return;
		setBusy(true);
		setFault("");
		putInCart(wish, {
			opener: button.current ?? undefined,
			onEnd: (said = "") => {
				setBusy(false);
				setFault(said);
			},
		});
	}

	return (
		<>
			<p className="fault" role="alert">
				{fault}
			</p>
			<Button
				ref={button}
				kind="primary"
				disabled={isSoldOut}
				aria-busy={isBusy}
				onClick={add}
			>
				<Icon name="shopping-basket" size={20} />
				{isSoldOut ? words.soldOut : words.add}
			</Button>
		</>
	);
}

"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { late } from "@/components/ui/late";
import { noPieces, noteCartCount } from "@/lib/cart/cart-count";
import { requestCart, useCartRequests } from "@/lib/cart/cart-request";
import { takeWish } from "@/lib/cart/cart-wish";
import { useSignedIn } from "@/lib/session/signed-in";
import { followCards } from "./follow-cards";

const CartAdder = late(() =>
	import("./cart-adder").then((module) => module.CartAdder),
);

/**
 * Stands once in the frame: hears the add buttons of all cards, and has the number on the icon asked for when somebody is
 * signed in. What puts goods in comes with the first wish.
 */
export function CartController() {
	const hasRequests = useCartRequests().length > 0;
	const [isWanted, setWanted] = useState(false);
	if (hasRequests && !isWanted) setWanted(true);
	const account = useSignedIn()?.uid;
	const locale = useLocale();

	useEffect(followCards, []);
	useEffect(() => {
		if (account === undefined) return noteCartCount(noPieces);
		// Signing in ends in a new page, and the one that goes would take the wish along.
		const wish = document.hidden ? undefined : takeWish();
		if (wish) requestCart({ kind: "wish", ...wish });
		import("@/lib/cart/own-cart")
			.then(({ followCart }) => followCart(locale))
			.catch(() => {
				// The number is a comfort: the next page asks again.
			});
	}, [account, locale]);

	return isWanted && <CartAdder />;
}

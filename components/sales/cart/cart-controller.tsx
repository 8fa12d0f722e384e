"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { late } from "@/components/ui/late";
import { addToCart } from "@/lib/cart/add-to-cart";
import { noPieces, noteCartCount } from "@/lib/cart/cart-count";
import { takeWish } from "@/lib/cart/cart-wish";
import { useSkuChoice } from "@/lib/cart/sku-choice";
import { useSignedIn } from "@/lib/session/signed-in";
import { followCards } from "./follow-cards";

const SkuChooser = late(() =>
	import("./sku-chooser").then((module) => module.SkuChooser),
);

/**
 * Stands once in the frame: hears the add buttons of all cards, and has the number on the icon asked for when somebody is
 * signed in.
 */
export function CartController() {
	const choice = useSkuChoice();
	const [latest, setLatest] = useState(choice);
	if (choice && choice !== latest) setLatest(choice);
	const account = useSignedIn()?.uid;
	const locale = useLocale();

	useEffect(() => followCards(locale), [locale]);
	useEffect(() => {
		if (account === undefined) return noteCartCount(noPieces);
		// Signing in ends in a new page, and the one that goes would take the wish along.
		const wish = document.hidden ? undefined : takeWish();
		if (wish) void addToCart(wish, { locale, isWish: true });
		import("@/lib/cart/own-cart")
			.then(({ followCart }) => followCart(locale))
			.catch(() => {
				// The number is a comfort: the next page asks again.
			});
	}, [account, locale]);

	return latest && <SkuChooser choice={latest} isOpen={choice !== undefined} />;
}

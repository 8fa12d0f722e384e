"use client";

import { useLocale } from "next-intl";
import { useEffect, useState } from "react";
import { late } from "@/components/ui/late";
import { followBasket, isUntold } from "@/lib/cart/basket-count";
import { useSkuChoice } from "@/lib/cart/sku-choice";
import { useSignedIn } from "@/lib/session/signed-in";
import { followCards } from "./follow-cards";

const SkuChooser = late(() =>
	import("./sku-chooser").then((module) => module.SkuChooser),
);

/**
 * Stands once in the frame: hears the add buttons of all cards, and has the number on the icon asked for when somebody is
 * signed in; a visitor's is told by the device.
 */
export function CartController() {
	const choice = useSkuChoice();
	const [latest, setLatest] = useState(choice);
	if (choice && choice !== latest) setLatest(choice);
	const account = useSignedIn()?.uid;
	const locale = useLocale();

	useEffect(() => followCards(locale), [locale]);
	useEffect(() => {
		const isVisitor = account === undefined;
		const end = isVisitor ? followBasket() : undefined;
		if (!isVisitor || isUntold())
			import("@/lib/cart/own-cart")
				.then(({ followCart }) => followCart(locale))
				.catch(() => {
					// The number is a comfort: the next page asks again.
				});
		return end;
	}, [account, locale]);

	return latest && <SkuChooser choice={latest} isOpen={choice !== undefined} />;
}

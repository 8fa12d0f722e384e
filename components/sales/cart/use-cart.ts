"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import useSWR from "swr";
import { useOnDevice } from "@/components/layout/use-on-device";
import { cartKey, readCart, useCartView } from "@/lib/cart/own-cart";
import { followAccount } from "@/lib/location/account-location";
import { useLocation } from "@/lib/location/chosen-location";
import { useSignedIn } from "@/lib/session/signed-in";

/** The cart with every change under way; asked for anew when the shopper comes back to the page or chooses another place. */
export function useCart() {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const isOnDevice = useOnDevice();
	const [owner, setOwner] = useState(account);
	// A session that ends in mid-sentence leaves the cart in sight.
	if (account !== undefined && account !== owner) setOwner(account);
	const { error, mutate, isValidating } = useSWR(
		isOnDevice ? [...cartKey, locale, owner] : null,
		() => readCart(locale),
		{ shouldRetryOnError: false },
	);

	const place = useLocation();
	const timesNotified = useRef(0);
	// The account's place decides which stores deliver: once it has changed the cart is another.
	const follow = useEffectEvent(async () => {
		if (!place || !account) return;
		const times = await followAccount(locale);
		if (times === timesNotified.current) return;
		timesNotified.current = times;
		void mutate();
	});
	// biome-ignore lint/correctness/useExhaustiveDependencies: another place, or another account, has another cart.
	useEffect(() => void follow(), [place, account]);

	return {
		...useCartView(),
		error: isValidating ? undefined : error,
		retry: () => void mutate(),
	};
}

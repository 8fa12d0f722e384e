"use client";

import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { useSignedIn } from "@/lib/session/signed-in";
import { forgetWish, keepUntilSignedIn, readWish } from "@/lib/session/wish";
import type { OfferedBy } from "./received-coupons";

const entry = "coupon-wish";

export function keepCouponWish(couponId: number): void {
	keepUntilSignedIn(entry, { couponId });
}

interface Collected {
	couponId: number;
	offeredBy: OfferedBy | undefined;
	/** It was wanted before signing in. */
	onWish: () => void;
}

/** Whether the account has a coupon, as far as a shared page's browser learns of it. */
export function useCollected({ couponId, offeredBy, onWish }: Collected) {
	const locale = useLocale();
	const uid = useSignedIn()?.uid;
	const [isCollected, setCollected] = useState(false);

	const arrive = useEffectEvent(async (account: number) => {
		// Signing in ends in a new page, and the one that goes would take the wish along.
		if (!document.hidden && readWish(entry)?.couponId === couponId) {
			forgetWish(entry);
			return onWish();
		}
		if (!offeredBy) return;
		const { askReceived } = await import("./received-coupons");
		const received = await askReceived(offeredBy, { uid: account, locale });
		if (received.has(couponId)) setCollected(true);
	});
	useEffect(() => {
		if (uid === undefined) return;
		arrive(uid).catch(() => {
			// The button stays; the gateway says what there is to say.
		});
	}, [uid]);
	return { isCollected, noteFavourites: () => setCollected(true) };
}

"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { BodyOf } from "@/gateway/contract/call";
import type { preOrder } from "@/gateway/contract/checkout";
import { browserApi } from "@/lib/api/browser";
import { preOrder as makePreOrder } from "@/lib/api/checkout";
import { getPathname } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { useSignedIn } from "@/lib/session/signed-in";
import { CheckoutFault } from "./checkout-fault";
import { ConfirmBoard } from "./confirm-board";
import { ConfirmSkeleton } from "./confirm-skeleton";

/** What is to be bought, by its pre-order; without one it is made of the cart, or of an earlier order. */
export function ConfirmPage() {
	const query = useSearchParams();
	const pre = query.get("pre");
	if (pre) return <ConfirmBoard key={pre} preOrderNo={pre} />;
	return <Begin again={query.get("again")} />;
}

function Begin({ again }: { again: string | null }) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const [error, setError] = useState<unknown>();

	async function begin() {
		setError(undefined);
		const wanted: BodyOf<typeof preOrder> = again
			? { from: "again", orderNo: again }
			: { from: "cart" };
		try {
			const { preOrderNo } = await makePreOrder(browserApi(locale), wanted);
			// Going back leads to the cart, and a reload finds the same.
			const href = paths.orderConfirm(preOrderNo);
			window.history.replaceState(null, "", getPathname({ href, locale }));
		} catch (fault) {
			setError(fault);
		}
	}
	const beginNow = useEffectEvent(() => void begin());
	// biome-ignore lint/correctness/useExhaustiveDependencies: who signs in again goes on from here.
	useEffect(() => beginNow(), [account]);

	if (!error) return <ConfirmSkeleton />;
	return <CheckoutFault error={error} onRetry={begin} />;
}

"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import type { BodyOf } from "@/gateway/contract/call";
import type { preOrder } from "@/gateway/contract/sales/checkout";
import type { Api } from "@/lib/api/api";
import { browserApi } from "@/lib/api/browser";
import { paths } from "@/lib/routes/paths";
import { useSignedIn } from "@/lib/session/signed-in";
import { CheckoutFault } from "./checkout-fault";
import { ConfirmPanel } from "./confirm-panel";
import { ConfirmSkeleton } from "./confirm-skeleton";
import { emptyDraft, keepDraft } from "./draft";

/** What is to be bought, by its pre-order; without one it is made of the cart, of one sku, or of an earlier order. */
export function ConfirmPage() {
	const query = useSearchParams();
	const pre = query.get("pre");
	if (pre) return <ConfirmPanel key={pre} preOrderNo={pre} />;
	return <Begin query={query} />;
}

type Wanted = BodyOf<typeof preOrder>;

function wantedOf(query: URLSearchParams): Wanted {
	const orderNo = query.get("orderNo");
	if (orderNo) return { from: "again", orderNo };
	const skuId = Number(query.get("sku"));
	const quantity = Number(query.get("quantity") ?? 1);
	const offerId = Number(query.get("offer"));
	const groupId = Number(query.get("group")) || null;
	if (offerId) return { from: "group", offerId, groupId, quantity };
	return skuId ? { from: "buyNow", skuId, quantity } : { from: "cart" };
}

/** A program's checkout, with what was chosen there, or what is wanted here. */
async function beginOf(query: URLSearchParams, api: Api): Promise<string> {
	const checkout = query.get("checkout");
	if (!checkout) {
		const body = wantedOf(query);
		const made = await api.post("/api/front/order/pre/order", { body });
		return made.preOrderNo;
	}
	const handed = await api.post("/api/front/order/pre/handed", {
		body: { checkout },
	});
	const { preOrderNo, slots, addressId } = handed;
	keepDraft(preOrderNo, {
		...emptyDraft,
		slots,
		addressId: addressId ?? undefined,
	});
	return preOrderNo;
}

function Begin({ query }: { query: URLSearchParams }) {
	const locale = useLocale();
	const account = useSignedIn()?.uid;
	const [error, setError] = useState<unknown>();

	async function begin() {
		setError(undefined);
		try {
			const preOrderNo = await beginOf(query, browserApi(locale));
			// Going back leads to where it began, and a reload finds the same.
			window.history.replaceState(null, "", `?pre=${preOrderNo}`);
		} catch (fault) {
			setError(fault);
		}
	}
	const beginNow = useEffectEvent(() => void begin());
	// biome-ignore lint/correctness/useExhaustiveDependencies: who signs in again goes on from here.
	useEffect(() => beginNow(), [account]);

	if (!error) return <ConfirmSkeleton />;
	const goodsId = Number(query.get("goods"));
	return (
		<CheckoutFault
			error={error}
			goods={goodsId ? paths.goods(goodsId) : undefined}
			onRetry={begin}
		/>
	);
}

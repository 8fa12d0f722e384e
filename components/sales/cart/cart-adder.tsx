"use client";

import { NextIntlClientProvider, useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import useSWR from "swr";
import type { GoodsDetail } from "@/gateway/contract/catalog/goods";
import { browserApi } from "@/lib/api/browser";
import {
	type CartRequest,
	takeCartRequests,
	useCartRequests,
} from "@/lib/cart/cart-request";
import { askWords } from "@/lib/i18n/ask-words";
import { notify } from "@/lib/page-state/notice";
import { SkuSheet } from "./sku-sheet";
import { useFaultWords } from "./use-fault-words";
import { usePutIn } from "./use-put-in";

/** Brings its words along. */
export function CartAdder() {
	const locale = useLocale();
	const words = useSWR(
		["words", "cart", locale],
		() => askWords("cart", locale),
		{ revalidateOnFocus: false, revalidateIfStale: false },
	);
	if (!words.data) return null;
	return (
		<NextIntlClientProvider locale={locale} messages={words.data}>
			<Hand />
		</NextIntlClientProvider>
	);
}

interface Choice {
	goods: GoodsDetail;
	request: CartRequest;
}

/** Puts in what is asked for; of a goods with several skus the shopper first chooses one. */
function Hand() {
	const t = useTranslations("cart.add");
	const locale = useLocale();
	const requests = useCartRequests();
	const putIn = usePutIn();
	const faultOf = useFaultWords();
	const [choice, setChoice] = useState<Choice>();
	const [isOpen, setOpen] = useState(false);

	async function serve(request: CartRequest) {
		if (request.kind !== "goods") return putIn(request, request);
		try {
			const goods = await browserApi(locale).get(
				"/api/front/product/detail/{id}",
				{ params: { id: request.goodsId } },
			);
			const [only, ...others] = goods.skus;
			if (only && others.length === 0)
				return await putIn({ skuId: only.id, quantity: 1 }, request);
			setChoice({ goods, request });
			setOpen(true);
		} catch (error) {
			notify(faultOf(error) ?? "", { isFault: true });
		}
		request.onEnd?.();
	}
	const serveWaiting = useEffectEvent(() => {
		for (const request of takeCartRequests()) void serve(request);
	});
	useEffect(() => {
		if (requests.length > 0) serveWaiting();
	}, [requests]);

	return (
		choice && (
			<SkuSheet
				key={choice.goods.id}
				submitLabel={t("label")}
				hasBuyNow
				goods={choice.goods}
				isOpen={isOpen}
				onOpenChange={setOpen}
				returnTo={{ current: choice.request.opener ?? null }}
				onChoose={(skuId) => {
					setOpen(false);
					void putIn({ skuId, quantity: 1 }, choice.request);
				}}
			/>
		)
	);
}

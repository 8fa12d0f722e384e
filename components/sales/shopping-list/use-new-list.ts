"use client";

import { useSearchParams } from "next/navigation";
import { useLocale } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { browserApi } from "@/lib/api/browser";
import { linesOfCookie } from "@/lib/cart/basket-lines";
import type { ListDraft } from "./list-form";

/** A list that an address asks for: its lines stand in it as `7.2_8.1`, and what they are is asked. */
export function useNewList() {
	const locale = useLocale();
	const asked = useSearchParams().get("lines");
	const [isForgotten, setForgotten] = useState(false);
	const isWanted = asked !== null && !isForgotten;
	const { data, error } = useSWR(
		isWanted ? ["new shopping list", locale, asked] : null,
		() => readDraft(asked ?? "", locale),
		{ revalidateOnFocus: false, shouldRetryOnError: false },
	);
	return {
		draft: isWanted && data?.lines.length ? data : undefined,
		isOnItsWay: isWanted && !data && !error,
		forget: () => {
			setForgotten(true);
			window.history.replaceState(null, "", window.location.pathname);
		},
	};
}

async function readDraft(
	asked: string,
	locale: ReturnType<typeof useLocale>,
): Promise<ListDraft> {
	const lines = linesOfCookie(asked).slice(0, 100);
	const cart = await browserApi(locale).post("/api/front/cart/basket", {
		body: { lines },
	});
	const known = [...cart.groups.flatMap((one) => one.lines), ...cart.invalid];
	return {
		id: null,
		name: "",
		rhythm: { kind: "none" },
		lines: lines.flatMap(({ skuId, quantity }) => {
			const line = known.find((one) => one.skuId === skuId);
			if (!line) return [];
			const { name, image, options } = line;
			return [{ skuId, quantity, name, image, options }];
		}),
	};
}

"use client";

import { useLocale } from "next-intl";
import useSWR from "swr";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { browserApi } from "@/lib/api/browser";
import { useDelivery } from "./use-delivery";

/** A store as the gateway knows it at a moment. */
export interface StoreNow {
	store: ListedStore;
	/** What "today" is counted from, in milliseconds. */
	at: number;
}

/** How the stores stand, for the chosen place or for nobody in particular; undefined until the gateway has answered. */
export function useStoresNow(): (id: number) => StoreNow | undefined {
	const locale = useLocale();
	const { place, delivery } = useDelivery();
	const { data } = useSWR(!place && ["stores", locale], async () => {
		const stores = await browserApi(locale).get("/api/front/store/list", {
			query: {},
		});
		return { stores, at: Date.now() };
	});
	const now = place ? delivery : data;
	return (id) => {
		const store = now?.stores.find((one) => one.id === id);
		return store && now && { store, at: now.at };
	};
}

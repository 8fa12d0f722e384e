"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { LateWords } from "@/lib/i18n/late-words";
import { nameOf } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { useDelivery } from "@/lib/location/use-delivery";
import { Earliest } from "./earliest";

/** How soon the nearest store can be at the chosen place, from the gateway; until then and without it what was known. */
export function LinePromise({ children }: { children: ReactNode }) {
	const { place, delivery } = useDelivery();
	const locale = useLocale();
	const store = delivery?.stores[0];
	if (!place || !delivery || !store) return children;
	return (
		<LateWords part="delivery" fallback={children}>
			{store.delivers ? (
				<Earliest store={store} at={delivery.at} isBrief />
			) : (
				<OutOfReach store={store} place={nameOf(place, locale)} />
			)}
		</LateWords>
	);
}

function OutOfReach(props: { store: ListedStore; place: string }) {
	const { store, place } = props;
	const t = useTranslations("delivery");
	const locale = useLocale();
	const distance = formatDistance(store.distance ?? 0, locale);
	return (
		<>
			<b className="block">{t("none", { place })}</b>{" "}
			{t("nearest", { store: store.name, distance })}
		</>
	);
}

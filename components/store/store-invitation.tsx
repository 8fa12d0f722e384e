"use client";

import { useLocale, useTranslations } from "next-intl";
import { rankStores } from "@/gateway/contract/nearest-stores";
import { nameOf, usePlace } from "@/lib/place/chosen-place";
import { formatDistance } from "@/lib/place/format-distance";
import { PlaceAsk } from "./place-ask";
import type { StoreFace } from "./use-store-faces";

/** Which store delivers to the chosen place, or how far the nearest is; before that, why to choose one. */
export function StoreInvitation({ stores }: { stores: StoreFace[] }) {
	const t = useTranslations("place.strip");
	const inDelivery = useTranslations("stores.delivery");
	const locale = useLocale();
	const place = usePlace();
	const [first] = place ? rankStores(stores, place) : [];
	if (!place || !first)
		return <PlaceAsk title={t("title")} detail={t("detail")} />;
	const words = {
		place: nameOf(place, locale),
		store: first.store.name,
		distance: formatDistance(first.distanceMetres, locale),
	};
	return first.delivers ? (
		<PlaceAsk
			title={t("from", words)}
			detail={`${inDelivery("away", words)} · ${first.store.fee}`}
		/>
	) : (
		<PlaceAsk title={t("none", words)} detail={t("noneDetail", words)} />
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { LocationPrompt } from "./location-prompt";
import type { StoreView } from "./use-store-views";

/** Which store delivers to the chosen place, or how far the nearest is; before that, why to choose one. */
export function StoreInvitation({ stores }: { stores: StoreView[] }) {
	const t = useTranslations("deliveryLocation.strip");
	const inDelivery = useTranslations("stores.delivery");
	const locale = useLocale();
	const place = useLocation();
	const [first] = place ? rankStores(stores, place) : [];
	if (!place || !first)
		return <LocationPrompt title={t("title")} detail={t("detail")} />;
	const words = {
		place: nameOf(place, locale),
		store: first.store.name,
		distance: formatDistance(first.distanceMetres, locale),
	};
	return first.delivers ? (
		<LocationPrompt
			title={t("from", words)}
			detail={`${inDelivery("away", words)} · ${first.store.fee}`}
		/>
	) : (
		<LocationPrompt title={t("none", words)} detail={t("noneDetail", words)} />
	);
}

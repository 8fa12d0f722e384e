import { useLocale, useTranslations } from "next-intl";
import type { Reach } from "@/gateway/contract/delivery/nearest-stores";
import type { Store } from "@/gateway/contract/delivery/store";
import { groupOpeningHours } from "@/lib/format/opening-hours";
import { formatDistance } from "@/lib/location/format-distance";
import { formatPriceBriefly } from "@/lib/money/money";

/** A store as its card shows it before anybody's place is known; the browser adds what depends on place and time. */
export interface StoreView extends Reach {
	id: number;
	name: string;
	/** A line for each run of days with the same hours. */
	hours: string[];
	/** How far it delivers; gives way to how far it is. */
	reach: string;
	fee: string;
	address: string;
	/** How far it delivers, as a distance alone. */
	radius: string;
}

export function useStoreViews(): (store: Store) => StoreView {
	const t = useTranslations("store.card");
	const locale = useLocale();
	return ({ id, name, latitude, longitude, radiusMetres, ...store }) => ({
		id,
		name,
		latitude,
		longitude,
		radiusMetres,
		hours: groupOpeningHours(store.openingHours, locale).map(
			({ days, hours }) => {
				if (!days) return hours ? t("daily", { hours }) : t("closedAll");
				return hours ? t("days", { days, hours }) : t("closed", { days });
			},
		),
		reach: t("reach", { distance: formatDistance(radiusMetres, locale) }),
		fee: t("fee", {
			fee: formatPriceBriefly(store.fee),
			amount: formatPriceBriefly(store.freeFrom),
		}),
		address: store.address,
		radius: formatDistance(radiusMetres, locale),
	});
}

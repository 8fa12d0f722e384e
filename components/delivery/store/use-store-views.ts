import { useLocale, useTranslations } from "next-intl";
import type { Reach } from "@/gateway/contract/delivery/nearest-stores";
import type { Store } from "@/gateway/contract/delivery/store";
import { formatDistance } from "@/lib/location/format-distance";
import { formatPriceBriefly } from "@/lib/money/money";
import { useOpeningLines } from "./use-opening-lines";

/** A store as its card shows it before anybody's place is known; the browser adds what depends on place and time. */
export interface StoreView extends Reach {
	id: number;
	name: string;
	address: string;
	/** A line for each run of days with the same hours. */
	hours: string[];
	/** How far it delivers; gives way to how far it is. */
	reach: string;
	/** How far it delivers, as a distance alone. */
	radius: string;
	fee: string;
}

/** Words a store on the server, so that the browser needs few of its own. */
export function useStoreViews(): (store: Store) => StoreView {
	const t = useTranslations("store.card");
	const locale = useLocale();
	const sayHours = useOpeningLines();
	return (store) => {
		const { id, name, address, latitude, longitude, radiusMetres } = store;
		const radius = formatDistance(radiusMetres, locale);
		return {
			id,
			name,
			address,
			latitude,
			longitude,
			radiusMetres,
			radius,
			hours: sayHours(store.openingHours),
			reach: t("reach", { distance: radius }),
			fee: t("fee", {
				fee: formatPriceBriefly(store.fee),
				amount: formatPriceBriefly(store.freeFrom),
			}),
		};
	};
}

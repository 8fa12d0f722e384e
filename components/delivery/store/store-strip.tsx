import { useLocale, useTranslations } from "next-intl";
import type { Store } from "@/gateway/contract/delivery/store";
import { formatDistance } from "@/lib/location/format-distance";
import { formatPriceBriefly } from "@/lib/money/money";
import { NearestStores } from "./nearest-stores";
import { useOpeningLines } from "./use-opening-lines";

/** Every store of the supermarket, worded for nobody in particular; the browser puts the nearest first. */
export function StoreStrip({ stores }: { stores: Store[] }) {
	const t = useTranslations("store");
	const locale = useLocale();
	const sayHours = useOpeningLines();
	const worded = stores.map((store) => {
		const { id, name, district, latitude, longitude, radiusMetres } = store;
		const freeFrom = formatPriceBriefly(store.freeFrom);
		return {
			id,
			name,
			district,
			latitude,
			longitude,
			radiusMetres,
			freeFrom,
			reach: t("card.reach", {
				distance: formatDistance(radiusMetres, locale),
			}),
			fee: t("card.fee", {
				fee: formatPriceBriefly(store.fee),
				amount: freeFrom,
			}),
			hours: sayHours(store.openingHours),
		};
	});
	return (
		<section
			className="stores stack cols-1 gap-x3 pad-x4"
			aria-label={t("label")}
		>
			<NearestStores stores={worded} label={t("label")} />
		</section>
	);
}

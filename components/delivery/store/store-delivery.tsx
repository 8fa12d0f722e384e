"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import {
	type Ranked,
	rankStores,
} from "@/gateway/contract/delivery/nearest-stores";
import { Link } from "@/lib/i18n/navigation";
import {
	type DeliveryLocation,
	nameOf,
	useLocation,
} from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { useStoresNow } from "@/lib/location/use-stores-now";
import { paths } from "@/lib/routes/paths";
import { LocationPrompt } from "./location-prompt";
import { NextSlot } from "./next-slot";
import type { StoreView } from "./use-store-views";

interface StoreDeliveryProps {
	id: number;
	/** All that are in service, this one among them. */
	stores: StoreView[];
}

/** Whether this store delivers to the chosen place, when and for how much; else why not, and which one comes nearest. */
export function StoreDelivery({ id, stores }: StoreDeliveryProps) {
	const t = useTranslations("stores.delivery");
	const place = useLocation();
	const nowOf = useStoresNow();
	const ranked = place && rankStores(stores, place);
	const own = ranked?.find(({ store }) => store.id === id);
	const view = stores.find((store) => store.id === id);
	return (
		<>
			{place && own ? (
				<Reached place={place} own={own} />
			) : (
				<LocationPrompt title={t("title")} detail={t("invitation")} />
			)}
			<p className="fact">
				<Icon name="truck" size={18} />
				{view?.fee}
			</p>
			{own && !own.delivers ? (
				<Instead id={id} first={ranked?.[0]} />
			) : (
				<NextSlot now={nowOf(id)} delivers={own?.delivers} />
			)}
		</>
	);
}

function Reached(props: { place: DeliveryLocation; own: Ranked<StoreView> }) {
	const { place, own } = props;
	const t = useTranslations("stores.delivery");
	const locale = useLocale();
	const words = {
		place: nameOf(place, locale),
		distance: formatDistance(own.distanceMetres, locale),
		reach: own.store.radius,
	};
	return (
		<LocationPrompt
			title={t(own.delivers ? "yes" : "no", words)}
			detail={t(own.delivers ? "away" : "far", words)}
		/>
	);
}

interface InsteadProps {
	id: number;
	/** The nearest that delivers, else the nearest of all. */
	first?: Ranked<StoreView>;
}

function Instead({ id, first }: InsteadProps) {
	const t = useTranslations("stores.delivery");
	const locale = useLocale();
	if (!first || first.store.id === id)
		return <p className="next-slot row">{t("noneNear")}</p>;
	const words = {
		store: first.store.name,
		distance: formatDistance(first.distanceMetres, locale),
	};
	return (
		<p className="fact next-slot strong">
			<Icon name="store" size={18} />
			<Link
				className="target good underlined"
				href={paths.store(first.store.id)}
			>
				{t(first.delivers ? "instead" : "nearest", words)}
			</Link>
		</p>
	);
}

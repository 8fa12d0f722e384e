"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { formatDistance } from "@/lib/location/format-distance";
import type { StoreNow } from "@/lib/location/use-stores-now";
import { paths } from "@/lib/routes/paths";
import { NextSlot } from "./next-slot";
import { OpenNow } from "./open-now";
import type { StoreView } from "./use-store-views";

interface StoreCardProps {
	store: StoreView;
	/** Absent as long as no place is chosen. */
	distanceMetres?: number;
	delivers?: boolean;
	isNearest: boolean;
	now?: StoreNow;
}

/** A list item of plain elements; the region around it includes `storeCardCss`. The whole card is one link. */
export function StoreCard(props: StoreCardProps) {
	const { store, distanceMetres, delivers, isNearest, now } = props;
	const t = useTranslations("deliveryLocation.strip");
	const locale = useLocale();
	const isChosen = isNearest && delivers;
	return (
		<li
			className={isChosen ? "branch chosen" : "branch"}
			data-far={delivers === false || undefined}
		>
			<div className="top">
				<h3>
					<Link href={paths.store(store.id)}>{store.name}</Link>
				</h3>
				<OpenNow now={now} />
			</div>
			<p className="address">{store.address}</p>
			<p className="reach">
				<Icon name="map-pin" size={18} />
				{distanceMetres === undefined
					? store.reach
					: t(delivers ? "away" : "tooFar", {
							distance: formatDistance(distanceMetres, locale),
						})}
			</p>
			<p className="fact">
				<Icon name="truck" size={18} />
				{store.fee}
			</p>
			<NextSlot now={now} delivers={delivers} />
			<p className="fact hours">
				<Icon name="clock" size={18} />
				<span>
					{store.hours.map((line) => (
						<span key={line}>{line}</span>
					))}
				</span>
			</p>
		</li>
	);
}

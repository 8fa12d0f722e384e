"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { formatDistance } from "@/lib/location/format-distance";
import type { StoreNow } from "@/lib/location/use-stores-now";
import { paths } from "@/lib/routes/paths";
import { FactStyles, NextSlot } from "./next-slot";
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

/** The whole card is one link. */
export function StoreCard(props: StoreCardProps) {
	const { store, distanceMetres, delivers, isNearest, now } = props;
	const t = useTranslations("deliveryLocation.strip");
	const locale = useLocale();
	const isChosen = isNearest && delivers;
	const isFar = delivers === false;
	return (
		<li
			className={`branch stack gap-x2 pad-x4 as-panel${isChosen ? " chosen" : ""}`}
		>
			<div className="top stack gap-x1">
				<h3 className="head-reading">
					<Link href={paths.store(store.id)}>{store.name}</Link>
				</h3>
				<OpenNow now={now} />
			</div>
			<p className="address soft">{store.address}</p>
			<FactStyles className={isFar ? "reach soft" : "reach good"}>
				<Icon name="map-pin" size={18} className={isFar ? "soft" : "jade"} />
				{distanceMetres === undefined
					? store.reach
					: t(delivers ? "away" : "tooFar", {
							distance: formatDistance(distanceMetres, locale),
						})}
			</FactStyles>
			<FactStyles>
				<Icon name="truck" size={18} className="soft" />
				{store.fee}
			</FactStyles>
			<NextSlot now={now} delivers={delivers} />
			<FactStyles className="hours">
				<Icon name="clock" size={18} className="soft" />
				<span>
					{store.hours.map((line) => (
						<span key={line} className="block">
							{line}
						</span>
					))}
				</span>
			</FactStyles>
		</li>
	);
}

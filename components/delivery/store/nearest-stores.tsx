"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import {
	type Reach,
	rankStores,
} from "@/gateway/contract/delivery/nearest-stores";
import { Link } from "@/lib/i18n/navigation";
import { useLocation } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { paths } from "@/lib/routes/paths";
import { StripHead } from "./strip-head";

/** A store with its words, from the server. */
export interface WordedStore extends Reach {
	id: number;
	name: string;
	district: string;
	freeFrom: string;
	fee: string;
	hours: string[];
	/** How far it delivers; gives way to how far it is. */
	reach: string;
}

interface NearestStoresProps {
	stores: WordedStore[];
	label: string;
}

/** One that does not deliver to the chosen place looks quiet; the one that will stands out. */
function lookOf(delivers: boolean | undefined, seat: number): string {
	if (delivers === undefined) return "store";
	if (!delivers) return "store far";
	return seat === 0 ? "store chosen" : "store";
}

/** Once a place is known the nearest store stands first. Each seat keeps its element and size, only words change. */
export function NearestStores({ stores, label }: NearestStoresProps) {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	const ranked = place && rankStores(stores, place);
	const [first] = ranked ?? [];
	const seats =
		ranked ??
		stores.map((store) => ({ store, distanceMetres: 0, delivers: false }));
	return (
		<>
			<div className="head">
				<Icon name="map-pin" size={24} />
				<StripHead place={place} first={first} />
				<LocationButton className={buttonClass({ kind: "quiet" })}>
					{place ? t("change") : t("strip.choose")}
				</LocationButton>
			</div>
			<ul
				aria-label={label}
				style={{ "--stores": seats.length } as CSSProperties}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
				tabIndex={0}
			>
				{seats.map(({ store, distanceMetres, delivers }, seat) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a seat stays while stores change places.
						key={seat}
						className={lookOf(place && delivers, seat)}
					>
						<b>
							<Link href={paths.store(store.id)}>{store.name}</Link>
						</b>
						<span>{store.district}</span>
						<span className="reach">
							{place
								? t(delivers ? "strip.away" : "strip.tooFar", {
										distance: formatDistance(distanceMetres, locale),
									})
								: store.reach}
						</span>
						<span>{store.fee}</span>
						{store.hours.map((line) => (
							<span key={line}>{line}</span>
						))}
					</li>
				))}
			</ul>
		</>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { rankStores } from "@/gateway/contract/delivery/nearest-stores";
import { Link } from "@/lib/i18n/navigation";
import { useLocation } from "@/lib/location/chosen-location";
import { formatDistance } from "@/lib/location/format-distance";
import { paths } from "@/lib/routes/paths";
import { StripHead } from "./strip-head";
import type { StoreWords } from "./use-store-views";

/** With what only the strip says. */
export interface WordedStore extends StoreWords {
	district: string;
	freeFrom: string;
}

interface NearestStoresProps {
	stores: WordedStore[];
	label: string;
}

/** Once a place is known the nearest store stands first, and one that does not deliver there looks quiet. Each seat keeps its element and size, only words change. */
export function NearestStores({ stores, label }: NearestStoresProps) {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	const ranked = place && rankStores(stores, place);
	const [first] = ranked ?? [];
	const seats =
		ranked ??
		stores.map((store) => ({ store, distanceMetres: 0, delivers: undefined }));
	return (
		<>
			<div className="head">
				<Icon name="map-pin" size={24} className="jade" />
				<StripHead place={place} first={first} />
				<LocationButton className={buttonClass({ kind: "quiet" })}>
					{place ? t("change") : t("strip.choose")}
				</LocationButton>
			</div>
			<ul
				className="stack gap-x2 swipe"
				aria-label={label}
				style={{ "--stores": seats.length } as CSSProperties}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keyboard.
				tabIndex={0}
			>
				{seats.map(({ store, distanceMetres, delivers }, seat) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: a seat stays while stores change places.
						key={seat}
						className={
							delivers && seat === 0
								? "store chosen stack from-top"
								: "store stack from-top"
						}
					>
						<b className="one-line">
							<Link href={paths.store(store.id)}>{store.name}</Link>
						</b>
						<span className="one-line note">{store.district}</span>
						<span
							className={
								delivers === false ? "one-line note" : "one-line note good"
							}
						>
							{place
								? t(delivers ? "strip.away" : "strip.tooFar", {
										distance: formatDistance(distanceMetres, locale),
									})
								: store.reach}
						</span>
						{[store.fee, ...store.hours].map((line) => (
							<span key={line} className="one-line note">
								{line}
							</span>
						))}
					</li>
				))}
			</ul>
		</>
	);
}

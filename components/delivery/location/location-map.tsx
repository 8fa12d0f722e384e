"use client";

import { useTranslations } from "next-intl";
import { ShopMap } from "@/components/delivery/map/shop-map";
import type { Point } from "@/gateway/contract/distance";
import type { Guess } from "./use-guess";

interface LocationMapProps {
	pin: Point | null;
	/** Where to look first for a shopper who chose nothing. */
	guess: Guess | undefined;
	onPinMoved: (point: Point) => void;
}

const noMarkers = [] as const;

/** The place on the map, to be made exact. */
export function LocationMap({ pin, guess, onPinMoved }: LocationMapProps) {
	const t = useTranslations("location");
	return (
		<figure>
			<div className="sheet">
				<ShopMap
					pin={pin}
					around={guess}
					onPinMoved={onPinMoved}
					markers={noMarkers}
					label={t("map.label")}
				/>
			</div>
			<figcaption className="note">
				{guess && !pin && (
					<b className="block">{t("guess", { city: guess.city })}</b>
				)}
				{t("map.hint")}
			</figcaption>
		</figure>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import { LocationButton } from "./location-button";

/** Its width is the same for every place, so that nothing moves when the device remembers one. */
export function LocationChoice() {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	return (
		<LocationButton className="place-choice row gap-x2 rigid">
			<Icon name="map-pin" size={20} className="jade" />
			<span className="words stack line-tight">
				<span className="hint note">{t("to")}</span>
				<b className="one-line">
					{place ? nameOf(place, locale) : t("choose")}
				</b>
			</span>
		</LocationButton>
	);
}

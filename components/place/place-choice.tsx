"use client";

import { MapPin } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { nameOf, usePlace } from "@/lib/place/chosen-place";
import { PlaceButton } from "./place-button";

/** Its width is the same for every place, so that nothing moves when the device remembers one. */
export function PlaceChoice() {
	const t = useTranslations("place");
	const locale = useLocale();
	const place = usePlace();
	return (
		<PlaceButton className="place-choice">
			<MapPin size={20} aria-hidden="true" />
			<span className="words">
				<span className="hint">{t("to")}</span>
				<b>{place ? nameOf(place, locale) : t("choose")}</b>
			</span>
		</PlaceButton>
	);
}

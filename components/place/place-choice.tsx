"use client";

import { useLocale, useTranslations } from "next-intl";
import { FrameIcon } from "@/components/ui/frame-icon";
import { nameOf, usePlace } from "@/lib/place/chosen-place";
import { PlaceButton } from "./place-button";

/** Its width is the same for every place, so that nothing moves when the device remembers one. */
export function PlaceChoice() {
	const t = useTranslations("place");
	const locale = useLocale();
	const place = usePlace();
	return (
		<PlaceButton className="place-choice">
			<FrameIcon name="map-pin" size={20} />
			<span className="words">
				<span className="hint">{t("to")}</span>
				<b>{place ? nameOf(place, locale) : t("choose")}</b>
			</span>
		</PlaceButton>
	);
}

"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PlaceButton } from "@/components/place/place-button";
import { Icon } from "@/components/ui/icon";
import { usePlace } from "@/lib/place/chosen-place";

interface PlaceAskProps {
	title: ReactNode;
	detail: ReactNode;
}

/** What is known of the shopper's place, or why to choose one, and the way to choose. Under `placeAskStyle`. */
export function PlaceAsk({ title, detail }: PlaceAskProps) {
	const t = useTranslations("place");
	const place = usePlace();
	return (
		<div className="ask">
			<Icon name="map-pin" size={24} />
			<p role="status">
				<b>{title}</b>
				<span className={place ? undefined : "invitation"}>{detail}</span>
			</p>
			<PlaceButton className={place ? "button quiet" : "button primary"}>
				{place ? t("change") : t("strip.choose")}
			</PlaceButton>
		</div>
	);
}

"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { Icon } from "@/components/ui/icon";
import { useLocation } from "@/lib/location/chosen-location";

interface LocationPromptProps {
	title: ReactNode;
	detail: ReactNode;
}

/** What is known of the shopper's place, or why to choose one, and the way to choose. Under `locationPromptCss`. */
export function LocationPrompt({ title, detail }: LocationPromptProps) {
	const t = useTranslations("deliveryLocation");
	const place = useLocation();
	return (
		<div className="ask">
			<Icon name="map-pin" size={24} className="jade" />
			<p role="status" className="stack">
				<b className="head-reading text-balance">{title}</b>
				<span className={place ? "soft" : "soft invitation"}>{detail}</span>
			</p>
			<LocationButton className={place ? "button quiet" : "button primary"}>
				{place ? t("change") : t("strip.choose")}
			</LocationButton>
		</div>
	);
}

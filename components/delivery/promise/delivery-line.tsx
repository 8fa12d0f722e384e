"use client";

import { useLocale, useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/lib/i18n/navigation";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import { paths } from "@/lib/routes/paths";
import { LineStyles } from "./line-styles";

interface DeliveryLineProps {
	words: {
		label: string;
		/** True for every place. */
		hours: string;
		stores: string;
	};
}

/** Comes once a place is known; what never comes leaves the words of the page. */
const LinePromise = lazy(() =>
	import("./line-promise").then(
		(module) => ({ default: module.LinePromise }),
		() => ({ default: ({ children }: { children: ReactNode }) => children }),
	),
);

/** Where the supermarket delivers to and how soon; before a place is chosen, the way to choose one. */
export function DeliveryLine({ words }: DeliveryLineProps) {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	return (
		<LineStyles aria-label={words.label}>
			<Icon name="map-pin" size={20} className="jade" />
			<LocationButton>
				{place ? (
					<>
						<span className="rigid">{t("to")}</span>
						<b className="one-line">{nameOf(place, locale)}</b>
					</>
				) : (
					<b>{t("strip.choose")}</b>
				)}
				<Icon name="chevron-down" size={16} />
			</LocationButton>
			<span role="status" className="when line-tight">
				{place ? (
					<Suspense fallback={words.hours}>
						<LinePromise>{words.hours}</LinePromise>
					</Suspense>
				) : (
					words.hours
				)}
			</span>
			<Link className="more rigid" href={paths.stores()}>
				{words.stores}
			</Link>
		</LineStyles>
	);
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { lazy, Suspense } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { Icon } from "@/components/ui/icon";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import type { GoodsPromiseProps } from "./goods-promise";

/** Comes once a place is known; what never comes leaves the words of the page. */
const GoodsPromise = lazy(() =>
	import("./goods-promise").then(
		(module) => ({ default: module.GoodsPromise }),
		() => ({ default: ({ children }: GoodsPromiseProps) => children }),
	),
);

/** The promise for every place until one is chosen, then the one for that. */
export function StorePromise(props: GoodsPromiseProps) {
	const t = useTranslations("deliveryLocation");
	const locale = useLocale();
	const place = useLocation();
	return (
		<>
			<LocationButton className="to">
				<Icon name="map-pin" size={20} />
				<span>
					{place ? (
						<>
							{t("to")} <b>{nameOf(place, locale)}</b>
						</>
					) : (
						t("strip.choose")
					)}
				</span>
				<Icon name="chevron-right" size={20} />
			</LocationButton>
			<div className="lines" role="status">
				{place ? (
					<Suspense fallback={props.children}>
						<GoodsPromise {...props} />
					</Suspense>
				) : (
					props.children
				)}
			</div>
		</>
	);
}

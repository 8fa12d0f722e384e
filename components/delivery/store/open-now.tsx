"use client";

import { useTranslations } from "next-intl";
import { hoursOn } from "@/lib/format/opening-hours";
import { type StoreNow, useStoresNow } from "@/lib/location/use-stores-now";

/** Whether people may come in at this moment; keeps its room until the gateway has said so. */
export function OpenNow({ now }: { now?: StoreNow }) {
	const t = useTranslations("stores.card");
	if (!now) return <p className="open-now" />;
	const { isOpen, openingHours } = now.store;
	const hours = hoursOn(openingHours, now.at);
	return (
		<p
			className={`open-now no-break ${isOpen ? "good" : "soft strong"}`}
			data-is-open={isOpen}
		>
			{isOpen && hours ? t("openUntil", { time: hours.to }) : t("closed")}
		</p>
	);
}

export function StoreOpenNow({ id }: { id: number }) {
	return <OpenNow now={useStoresNow()(id)} />;
}

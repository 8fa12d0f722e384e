"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { LocationButton } from "@/components/delivery/location/location-button";
import { buttonClass } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { formatSlot } from "@/lib/format/format-slot";
import { nameOf, useLocation } from "@/lib/location/chosen-location";

interface GroupStoreProps {
	/** Null where none delivers to the account's place, or none is chosen. */
	store: ListedStore | null;
}

/** When the supermarket's goods arrive, or what is missing until that can be said. */
export function GroupStore({ store }: GroupStoreProps) {
	return store ? <Arrival store={store} /> : <AskedLocation />;
}

function Arrival({ store }: { store: ListedStore }) {
	const t = useTranslations("cart.store");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const { nextSlot, closure } = store;
	const words = nextSlot
		? t("slot", { slot: formatSlot(nextSlot, locale, now) })
		: t("noSlot");
	return (
		<p className="promise" data-is-closed={closure !== null || undefined}>
			<Icon
				name={closure === null ? "calendar-clock" : "circle-alert"}
				size={18}
			/>
			<span className="strong">{closure ?? words}</span>
			<LocationButton className="text to-end">{t("change")}</LocationButton>
		</p>
	);
}

function AskedLocation() {
	const t = useTranslations("cart.store");
	const locale = useLocale();
	const place = useLocation();
	return (
		<div className="place-asked row gap-x3 pad-x3">
			<Icon name="map-pin" size={20} />
			<p className="grow">
				{place ? t("none", { place: nameOf(place, locale) }) : t("asked")}
			</p>
			<LocationButton className={buttonClass({ kind: "quiet" })}>
				{t(place ? "change" : "choose")}
			</LocationButton>
		</div>
	);
}

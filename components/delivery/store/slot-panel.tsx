"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { DataOf } from "@/gateway/contract/call";
import type { listStoreSlots } from "@/gateway/contract/delivery/store";
import { nameOf, useLocation } from "@/lib/location/chosen-location";
import { SlotDay } from "./slot-day";
import { SlotSkeleton } from "./slot-skeleton";
import { SlotsStyles } from "./slots-styles";
import { useSlots } from "./use-slots";

export interface SlotPanelProps {
	storeId: number;
	/** From Monday on, worded by the server: browsers lack some languages. */
	weekdays: string[];
}

/** The slots of a store, a day at a time; opens on the first day on which one is free. */
export function SlotPanel({ storeId, weekdays }: SlotPanelProps) {
	const t = useTranslations("stores.slots");
	const { slots, hasFailed, retry } = useSlots(storeId);
	if (slots) return <Days key={storeId} {...slots} weekdays={weekdays} />;
	if (!hasFailed) return <SlotSkeleton />;
	return (
		<SlotsStyles className="slot-fault stack gap-x3 text-centre" role="alert">
			<p>{t("failed")}</p>
			<Button kind="quiet" onClick={retry}>
				{t("retry")}
			</Button>
		</SlotsStyles>
	);
}

type Slots = DataOf<typeof listStoreSlots> & Pick<SlotPanelProps, "weekdays">;

function Days({ days, store, weekdays }: Slots) {
	const t = useTranslations("stores.slots");
	const locale = useLocale();
	const place = useLocation();
	const free = days.find(({ slots }) =>
		slots.some(({ state }) => state === "open"),
	);
	const [chosen, setChosen] = useState<string>();
	const isThere = days.some(({ date }) => date === chosen);
	const far =
		place && store.delivers === false
			? t("far", { place: nameOf(place, locale) })
			: undefined;
	return (
		<Tabs.Root
			render={<SlotsStyles />}
			value={isThere ? chosen : (free ?? days[0])?.date}
			onValueChange={setChosen}
		>
			<Tabs.List className="slot-days" aria-label={t("days")} activateOnFocus>
				{days.map(({ date }, at) => (
					<Tabs.Tab key={date} className="slot-tab" value={date}>
						<b>
							{[t("today"), t("tomorrow")][at] ?? weekdays[weekdayOf(date)]}
						</b>
						<span className="note">{sayDay(date)}</span>
					</Tabs.Tab>
				))}
			</Tabs.List>
			{days.map(({ date, slots }) => (
				<Tabs.Panel key={date} className="slot-panel" value={date}>
					<SlotDay slots={slots} far={far} />
				</Tabs.Panel>
			))}
		</Tabs.Root>
	);
}

/** Of a date such as "2026-11-22", counted from Monday. */
function weekdayOf(date: string): number {
	return (new Date(date).getUTCDay() + 6) % 7;
}

/** Such as "22/11", as Hong Kong writes it. */
function sayDay(date: string): string {
	const [, month, day] = date.split("-").map(Number);
	return `${day}/${month}`;
}

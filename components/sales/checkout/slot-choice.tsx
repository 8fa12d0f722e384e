"use client";

import { Tabs } from "@base-ui/react/tabs";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { InTime } from "@/components/delivery/store/in-time";
import { SlotSkeleton } from "@/components/delivery/store/slot-skeleton";
import { SlotsStyles } from "@/components/delivery/store/slots-styles";
import { useSlots } from "@/components/delivery/store/use-slots";
import type { DeliverySlot } from "@/gateway/contract/delivery/delivery-slot";
import {
	formatSlot,
	formatSlotDay,
	formatSlotHours,
	sentenceCase,
} from "@/lib/format/format-slot";
import { Missed } from "./missed";
import type { Group } from "./own";
import { useInTime } from "./use-in-time";

// messages: checkout.slot.*
// messages: stores.slots.*

interface SlotChoiceProps {
	group: Group;
	storeId: number;
	/** When it begins. */
	chosen: string | undefined;
	isMissing: boolean;
	onChoose: (from: string) => void;
}

/** When the supermarket's goods arrive, or are fetched: days as tabs, slots with their state. */
export function SlotChoice(props: SlotChoiceProps) {
	const { group, storeId, chosen, isMissing } = props;
	const t = useTranslations();
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	const kind = group.isCollected ? "collecting" : "delivery";
	const title = t(`checkout.slot.${kind}`);
	const { slots, hasFailed, retry } = useSlots(storeId, kind);
	const inTime = useInTime(storeId);
	const days = slots?.days.filter((day) => day.slots.length > 0);
	const open = days?.filter((day) =>
		day.slots.some(({ state }) => state === "open"),
	);
	const taken = open?.find((day) =>
		day.slots.some(({ from }) => from === chosen),
	);
	return (
		<section id={`slot-${group.key}`} aria-label={title}>
			<p className="head">
				<b>{title}</b>
				{group.slot && (
					<span>{sentenceCase(formatSlot(group.slot, locale, now))}</span>
				)}
			</p>
			<InTime percent={inTime} />
			{!days && !hasFailed && <SlotSkeleton />}
			{hasFailed && !days && (
				<p role="alert">
					{t("stores.slots.failed")}{" "}
					<button type="button" className="text" onClick={retry}>
						{t("stores.slots.retry")}
					</button>
				</p>
			)}
			{days && (
				<Tabs.Root
					key={`${kind} ${storeId}`}
					render={<SlotsStyles />}
					defaultValue={(taken ?? open?.[0] ?? days[0])?.date}
				>
					<Tabs.List
						className="slot-days"
						aria-label={t("stores.slots.days")}
						activateOnFocus
					>
						{days.map((day) => (
							<Tabs.Tab key={day.date} className="slot-tab" value={day.date}>
								<b>
									{sentenceCase(
										formatSlotDay(day.slots[0]?.from ?? "", locale, now),
									)}
								</b>
							</Tabs.Tab>
						))}
					</Tabs.List>
					{days.map((day) => (
						<Tabs.Panel key={day.date} className="slot-panel" value={day.date}>
							<Day {...props} slots={day.slots} />
						</Tabs.Panel>
					))}
				</Tabs.Root>
			)}
			<Missed isMissing={isMissing}>
				{t(`checkout.slot.missing.${kind}`)}
			</Missed>
		</section>
	);
}

function Day(props: SlotChoiceProps & { slots: DeliverySlot[] }) {
	const { group, chosen, onChoose, slots } = props;
	const t = useTranslations("stores.slots");
	const closure = slots.find((slot) => slot.closure !== null)?.closure;
	return (
		<>
			<ul className="slot-grid">
				{slots.map((slot) => (
					<li key={slot.from}>
						<label className="slot pick" data-state={slot.state}>
							<input
								type="radio"
								name={`slot-${group.key}`}
								disabled={slot.state !== "open"}
								checked={slot.from === chosen}
								onChange={() => onChoose(slot.from)}
							/>
							<b>{formatSlotHours(slot)}</b>
							<span>{t(slot.state)}</span>
						</label>
					</li>
				))}
			</ul>
			{closure && (
				<p className="slot-note" data-is-reason="">
					{closure}
				</p>
			)}
		</>
	);
}

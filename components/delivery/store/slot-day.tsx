"use client";

import { useTranslations } from "next-intl";
import type { DeliverySlot } from "@/gateway/contract/delivery/delivery-slot";
import { slotCutOffMinutes } from "@/gateway/contract/delivery/slot-terms";
import { formatSlotHours } from "@/lib/format/format-slot";

interface SlotDayProps {
	slots: DeliverySlot[];
	/** Why none of them is for this shopper. */
	far?: string;
}

// messages: stores.slots.*
/** One day: each slot with its state, and below them what to know, such as why some are closed. */
export function SlotDay({ slots, far }: SlotDayProps) {
	const t = useTranslations("stores.slots");
	const closure = slots.find((slot) => slot.closure !== null)?.closure;
	const reason = closure ?? far;
	return (
		<>
			<ul className="slot-grid" data-far={far && ""}>
				{slots.map((slot) => (
					<li key={slot.from} className="slot" data-state={slot.state}>
						<b>{formatSlotHours(slot)}</b>
						<span>{t(slot.state)}</span>
					</li>
				))}
			</ul>
			<p
				className={reason ? "slot-note" : "slot-note soft"}
				data-is-reason={reason && ""}
			>
				{reason ?? t("cutOff", { minutes: slotCutOffMinutes })}
			</p>
		</>
	);
}

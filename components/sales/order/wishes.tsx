"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { Facts } from "@/components/ui/facts";
import type { MerchantOrder } from "@/gateway/contract/sales/order";
import { formatSlot, sentenceCase } from "@/lib/format/format-slot";

// messages: checkout.handover.*

/** When it comes, where it is left, and what the merchant was asked; nothing where nothing was said. */
export function Wishes(
	props: Partial<
		Pick<MerchantOrder, "slot" | "handover" | "note" | "collecting">
	>,
) {
	const { slot, handover, note, collecting } = props;
	const t = useTranslations("order.delivery");
	const handovers = useTranslations("checkout.handover");
	const locale = useLocale();
	const [now] = useState(() => Date.now());
	return (
		<Facts
			facts={[
				[
					t(collecting ? "collectSlot" : "slot"),
					slot && sentenceCase(formatSlot(slot, locale, now)),
				],
				[t("handover"), handover && handovers(handover)],
				[t("note"), note],
			]}
		/>
	);
}

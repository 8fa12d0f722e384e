"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { formatSlot } from "@/lib/format/format-slot";
import type { StoreNow } from "@/lib/location/use-stores-now";

interface NextSlotProps {
	now?: StoreNow;
	/** Undefined as long as no place is chosen. */
	delivers?: boolean;
}

/** When the store could bring something, after the reason where it is closed; an empty line until that is known, and for who lives too far. */
export function NextSlot({ now, delivers }: NextSlotProps) {
	const t = useTranslations("stores.card");
	const locale = useLocale();
	if (!now || delivers === false) return <p className="next-slot" />;
	const { nextSlot, closure } = now.store;
	const earliest =
		nextSlot && t("nextSlot", { slot: formatSlot(nextSlot, locale, now.at) });
	return (
		<p
			className="fact next-slot strong"
			data-is-closed={closure !== null || undefined}
		>
			<Icon
				name={closure === null ? "calendar-clock" : "circle-alert"}
				size={18}
				className="soft"
			/>
			<span>
				{closure && <span className="block regular">{closure}</span>}
				{earliest ?? (closure ? "" : t("noSlot"))}
			</span>
		</p>
	);
}

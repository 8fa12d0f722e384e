"use client";

import { useLocale, useTranslations } from "next-intl";
import type { ListedStore } from "@/gateway/contract/delivery/store";
import { formatSlot } from "@/lib/format/format-slot";

interface EarliestProps {
	store: Pick<ListedStore, "nextSlot" | "closure">;
	/** What "today" is counted from, in milliseconds. */
	at: number;
}

/** The earliest slot of a store; where it is closed the reason first. Plain elements of the region around. */
export function Earliest({ store, at }: EarliestProps) {
	const t = useTranslations("delivery");
	const locale = useLocale();
	const { nextSlot, closure } = store;
	const slot = nextSlot && formatSlot(nextSlot, locale, at);
	if (closure)
		return (
			<>
				<span className="closure block">{closure}</span>{" "}
				{slot && <b className="slot">{t("earliest", { slot })}</b>}
			</>
		);
	if (!slot) return <span className="closure block">{t("full")}</span>;
	return <b className="slot">{t("arrives", { slot })}</b>;
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { Answering } from "@/gateway/contract/care/answering";
import type { LocaleCode } from "@/gateway/contract/locale";
import { formatDate } from "@/lib/format/format-date";
import { formatSlotDay } from "@/lib/format/format-slot";

/** When they usually answer, and that nobody is there now. */
export function AnsweringNote({ answering }: { answering: Answering | null }) {
	const t = useTranslations("conversation.answering");
	const locale = useLocale();
	if (!answering) return null;
	const { hours, isOpen, away } = answering;
	const back = backOf(answering, locale);
	return (
		<p className="note flow gap-x2 size-small soft rule-below">
			<Icon name="clock" size={16} />
			<span className="anywhere">
				{away?.text && `${away.text} `}
				{hours && !away && `${t("usual", hours)} `}
				{!isOpen && back && t(away ? "away" : "closed", { back })}
			</span>
		</p>
	);
}

/** Such as "tomorrow 10:00"; a day alone where the hour is not known. */
function backOf({ opensAt, away }: Answering, locale: LocaleCode) {
	const at = opensAt ?? (away && `${away.until}T00:00:00+08:00`);
	if (!at) return undefined;
	const day = formatSlotDay(at, locale, Date.now());
	if (!opensAt) return day;
	const clock = { hour: "2-digit", minute: "2-digit" } as const;
	return `${day} ${formatDate(new Date(at), "en", clock)}`;
}

"use client";

import { useLocale, useTranslations } from "next-intl";
import { useEffect, useEffectEvent, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { formatDate } from "@/lib/format/format-date";
import { clockOf } from "./clock-of";

interface TimeLeftProps {
	until: string;
	/** How far the shop's clock is ahead of this device's; undefined until it was heard. */
	aheadMs: number | undefined;
	onEnd?: () => void;
}

/**
 * Until when people can join: the moment itself, as stored pages and those who listen have it; the time left, as soon as
 * the shop's own clock is known. Nothing is announced while it runs.
 */
export function TimeLeft({ until, aheadMs, onEnd }: TimeLeftProps) {
	const t = useTranslations("group.time");
	const locale = useLocale();
	const left = useTimeLeft({ until, aheadMs, onEnd });
	const day = { weekday: "short", day: "numeric", month: "numeric" } as const;
	const moment = new Date(until);
	const time = `${formatDate(moment, locale, day)} ${formatDate(moment, locale, { timeStyle: "short" })}`;
	return (
		<time dateTime={until} className="inline gap-x1 soft">
			<Icon name="clock" size={16} />
			{left === undefined ? (
				t("until", { time })
			) : (
				<>
					<span className="visually-hidden">{t("until", { time })}</span>
					<span aria-hidden="true">{t("left", { clock: clockOf(left) })}</span>
				</>
			)}
		</time>
	);
}

function useTimeLeft({
	until,
	aheadMs,
	onEnd,
}: TimeLeftProps): number | undefined {
	const [left, setLeft] = useState<number>();
	const tick = useEffectEvent((ahead: number) => {
		const now = Math.max(0, Date.parse(until) - Date.now() - ahead);
		if (now === 0 && left !== undefined && left > 0) onEnd?.();
		setLeft(now);
	});
	useEffect(() => {
		if (aheadMs === undefined) return;
		tick(aheadMs);
		const timer = setInterval(() => tick(aheadMs), 1_000);
		return () => clearInterval(timer);
	}, [aheadMs]);
	return left;
}

import { useLocale, useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { ActivityCard } from "@/gateway/contract/content/activity";
import { formatDate } from "@/lib/format/format-date";

const day = { month: "long", day: "numeric" } as const;
const minute = { ...day, hour: "2-digit", minute: "2-digit" } as const;

const isMidnight = (time: string) => time.slice(11, 16) === "00:00";

type Period = Pick<ActivityCard, "startsAt" | "endsAt" | "state">;

/** Until when it runs, or from when. What ends at midnight ends with the day before. */
export function ActivityPeriod({ startsAt, endsAt, state }: Period) {
	const t = useTranslations("activity.period");
	const locale = useLocale();
	const isComing = state === "coming";
	const time = isComing ? startsAt : endsAt;
	const shown = new Date(time);
	if (!isComing && isMidnight(time)) shown.setMinutes(-1);
	const options = isMidnight(time) ? day : minute;
	const date = formatDate(shown, locale, { ...options, hour12: false });
	return (
		<p
			className={`period inline gap-x2 line-tight ${isComing ? "jade strong" : "soft"}`}
		>
			<Icon name={isComing ? "clock" : "calendar-days"} size={16} />
			<time dateTime={time}>
				{isComing ? t("from", { date }) : t("until", { date })}
			</time>
		</p>
	);
}

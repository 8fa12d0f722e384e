import { useTranslations } from "next-intl";
import { ActivityCards } from "@/components/content/activity/activity-cards";
import type { ActivityCard } from "@/gateway/contract/content/activity";
import { paths } from "@/lib/routes/paths";
import { Shelf } from "./shelf";

/** A row on a desktop. */
const shown = 3;

/** What runs now, those that end first in front. */
export function Activities({ activities }: { activities: ActivityCard[] }) {
	const t = useTranslations();
	const running = activities.filter(({ state }) => state === "running");
	if (running.length === 0) return null;
	return (
		<Shelf
			id="activities"
			title={t("activity.now")}
			more={{
				word: t("home.section.more"),
				path: paths.activities(),
				isOfTitle: true,
			}}
			isLow
		>
			<ActivityCards activities={running.slice(0, shown)} isOneRow />
		</Shelf>
	);
}

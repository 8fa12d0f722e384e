import { useTranslations } from "next-intl";
import { ActivityCards } from "@/components/content/activity/activity-cards";
import type { ActivityCard } from "@/gateway/contract/content/activity";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";

/** A row on a desktop. */
const shown = 3;

/** What runs now, those that end first in front. Plain elements of the home page's region. */
export function Activities({ activities }: { activities: ActivityCard[] }) {
	const t = useTranslations();
	const running = activities.filter(({ state }) => state === "running");
	if (running.length === 0) return null;
	return (
		<section className="shelf" aria-labelledby="activities">
			<header>
				<h2 id="activities">{t("activity.now")}</h2>
				<Link className="more" href={paths.activities()}>
					{t("home.section.more")}
					<span className="visually-hidden"> {t("activity.now")}</span>
				</Link>
			</header>
			<ActivityCards activities={running.slice(0, shown)} />
		</section>
	);
}

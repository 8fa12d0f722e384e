import type { ActivityCard } from "@/gateway/contract/content/activity";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes/paths";
import { ActivityCardsStyles } from "./activity-cards-styles";
import { ActivityPeriod } from "./activity-period";
import { ActivityPicture } from "./activity-picture";

interface ActivityCardsProps {
	activities: ActivityCard[];
	/** How many pictures to fetch at once. */
	firstPictures?: number;
	headingLevel?: 2 | 3;
	/** Three abreast from a tablet on, a row to swipe on a phone. */
	isOneRow?: boolean;
}

/** Each card is one link. */
export function ActivityCards(props: ActivityCardsProps) {
	const { activities, firstPictures = 0, headingLevel = 3, isOneRow } = props;
	const Heading = headingLevel === 2 ? "h2" : "h3";
	return (
		<ActivityCardsStyles className={isOneRow ? "row-of-three" : undefined}>
			{activities.map((activity, at) => (
				<li key={activity.id} className="stack from-top as-panel">
					<ActivityPicture
						source={activity.image}
						sizes="(min-width: 1024px) 380px, (min-width: 640px) 46vw, 92vw"
						isFirst={at < firstPictures}
					/>
					<Heading className="head-reading text-balance">
						<Link href={paths.activities(activity.id)}>{activity.name}</Link>
					</Heading>
					<ActivityPeriod {...activity} />
				</li>
			))}
		</ActivityCardsStyles>
	);
}

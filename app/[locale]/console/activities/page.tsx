import { ActivityDesk } from "@/components/activity/desk/activity-desk";

import { roomMetadata } from "@/components/console/room-metadata";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("activities");

export default function ActivitiesRoomPage() {
	return <ActivityDesk />;
}

import { ActivityAdmin } from "@/components/content/activity/admin/activity-admin";

import { consoleMetadata } from "@/components/layout/console/console-metadata";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("activities");

export default function ActivitiesPage() {
	return <ActivityAdmin />;
}

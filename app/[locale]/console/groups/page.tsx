import { consoleMetadata } from "@/components/layout/console/console-metadata";
import { ConsoleGroups } from "@/components/sales/group/console-groups";

export const prefetch = "partial";

export const generateMetadata = () => consoleMetadata("groups");

export default function GroupOffersPage() {
	return <ConsoleGroups />;
}

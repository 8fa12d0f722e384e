import { roomMetadata } from "@/components/console/room-metadata";
import { ConsoleGroups } from "@/components/group/console-groups";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("groups");

export default function GroupOffersRoom() {
	return <ConsoleGroups />;
}

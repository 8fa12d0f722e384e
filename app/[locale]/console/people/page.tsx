import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { People } from "@/components/people/people";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("people");

export default async function PeoplePage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.people")} detail={t("people.detail")}>
			<Suspense fallback={<ListBones height={64} />}>
				<People />
			</Suspense>
		</ConsolePage>
	);
}

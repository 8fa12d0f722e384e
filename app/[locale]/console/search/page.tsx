import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { SearchRoom } from "@/components/search/keep/search-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("search");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function SearchPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.search")} detail={t("search.detail")}>
			<Suspense fallback={<ListBones height={72} />}>
				<SearchRoom />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { ContentRoom } from "@/components/console/content-room";
import { roomMetadata } from "@/components/console/room-metadata";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("content");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function ContentPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.content")} detail={t("content.detail")}>
			<Suspense fallback={<ListBones height={72} />}>
				<ContentRoom />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { ReviewRoom } from "@/components/desk/review-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("reviews");

export default async function ReviewsPage() {
	const t = await getTranslations("console.room");
	return (
		<ConsolePage title={t("reviews")}>
			<Suspense fallback={<ListBones height={120} />}>
				<ReviewRoom />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { RefundRoom } from "@/components/desk/refund-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("refunds");

export default async function RefundsPage() {
	const t = await getTranslations("console.room");
	return (
		<ConsolePage title={t("refunds")}>
			<Suspense fallback={<ListBones height={120} />}>
				<RefundRoom />
			</Suspense>
		</ConsolePage>
	);
}

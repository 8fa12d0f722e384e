import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { StoreRoom } from "@/components/store/keep/store-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("stores");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function StoresPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.stores")} detail={t("stores.detail")}>
			<Suspense fallback={<ListBones height={72} />}>
				<StoreRoom />
			</Suspense>
		</ConsolePage>
	);
}

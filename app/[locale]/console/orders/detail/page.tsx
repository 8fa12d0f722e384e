import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { DeskOrder } from "@/components/desk/order-view";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("orders");

export default async function OrderPage() {
	const t = await getTranslations("console.desk");
	return (
		<ConsolePage title={t("order")}>
			<Suspense fallback={<ListBones height={160} />}>
				<DeskOrder />
			</Suspense>
		</ConsolePage>
	);
}

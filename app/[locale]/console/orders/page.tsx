import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { OrderRoom } from "@/components/desk/order-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("orders");

export default async function OrdersPage() {
	const t = await getTranslations("console.room");
	return (
		<ConsolePage title={t("orders")}>
			<Suspense fallback={<ListBones height={120} />}>
				<OrderRoom />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { Shop } from "@/components/shop/shop";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("shop");

export default async function ShopPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.shop")} detail={t("shop.detail")}>
			<Suspense fallback={<ListBones height={64} />}>
				<Shop />
			</Suspense>
		</ConsolePage>
	);
}

import { getTranslations } from "next-intl/server";
import { Suspense } from "react";
import { ConsolePage } from "@/components/console/console-page";
import { roomMetadata } from "@/components/console/room-metadata";
import { CouponRoom } from "@/components/coupon/keep/coupon-room";
import { ListBones } from "@/components/user/list-bones";

export const prefetch = "partial";

export const generateMetadata = () => roomMetadata("coupons");

/** The same for everybody: what the account keeps arrives in the browser. */
export default async function CouponsPage() {
	const t = await getTranslations("console");
	return (
		<ConsolePage title={t("room.coupons")} detail={t("coupons.detail")}>
			<Suspense fallback={<ListBones height={72} />}>
				<CouponRoom />
			</Suspense>
		</ConsolePage>
	);
}

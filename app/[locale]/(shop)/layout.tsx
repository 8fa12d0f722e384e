import { getTranslations } from "next-intl/server";
import { Activity, type ReactNode } from "react";
import { LocationRow } from "@/components/delivery/location/location-row";
import { BottomBar } from "@/components/layout/bottom-bar";
import { KeepPages } from "@/components/layout/offline/keep-pages";
import { SideWindow } from "@/components/layout/side-window";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { TopBanner } from "@/components/layout/top-banner";
import { PageViewRecorder } from "@/components/platform/page-view/page-view-recorder";
import { CartController } from "@/components/sales/cart/cart-controller";
import { isOn } from "@/lib/process/switches";

/**
 * What stands around every page that shoppers see. What the first screen does not show is a boundary: React takes it over
 * when nothing else waits, or at once when somebody touches it.
 */
export default async function ShopLayout({
	children,
}: {
	children: ReactNode;
}) {
	const t = await getTranslations("layout.skip");
	return (
		<>
			<a className="skip" href="#content">
				{t("content")}
			</a>
			<TopBanner />
			<SiteHeader />
			<LocationRow />
			<div id="content" tabIndex={-1}>
				{children}
			</div>
			<Activity>
				<SiteFooter />
			</Activity>
			<BottomBar />
			<Activity>
				<SideWindow />
			</Activity>
			<CartController />
			<PageViewRecorder />
			{isOn("OFFLINE_PAGES") && <KeepPages />}
		</>
	);
}

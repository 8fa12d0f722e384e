import { getTranslations } from "next-intl/server";
import type { ReactNode } from "react";
import { CartDoor } from "@/components/cart/cart-door";
import { BottomBar } from "@/components/layout/bottom-bar";
import { SideWindow } from "@/components/layout/side-window";
import { SiteFooter } from "@/components/layout/site-footer";
import { SiteHeader } from "@/components/layout/site-header";
import { TopBanner } from "@/components/layout/top-banner";
import { PlaceRow } from "@/components/place/place-row";
import { VisitDoor } from "@/components/visit/visit-door";

/** What stands around every page that shoppers see. */
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
			<PlaceRow />
			<div id="content" tabIndex={-1}>
				{children}
			</div>
			<SiteFooter />
			<BottomBar />
			<SideWindow />
			<CartDoor />
			<VisitDoor />
		</>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { usePageOf } from "@/components/identity/user/use-page-of";
import { accountPaths, favouriteTabs } from "@/lib/routes/account-paths";
import { BookmarkShop } from "./bookmark-shop";
import { FavouriteGoods } from "./favourite-goods";
import { FavouritesStyles } from "./favourites-styles";
import { FollowedMerchants } from "./followed-merchants";

// messages: favourites.tab.*

/** What an account keeps, and whom it follows. */
export function Favourites() {
	const t = useTranslations("favourites");
	const { tab, page } = usePageOf("tab", favouriteTabs);
	return (
		<FavouritesStyles className="stack cols-1 gap-x4">
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={favouriteTabs.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: accountPaths.favourites(name),
				}))}
			/>
			{tab === "goods" ? (
				<FavouriteGoods page={page} />
			) : (
				<FollowedMerchants page={page} />
			)}
			<BookmarkShop />
		</FavouritesStyles>
	);
}

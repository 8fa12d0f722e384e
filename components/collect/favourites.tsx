"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/user/tab-links";
import { usePageOf } from "@/components/user/use-page-of";
import { favouriteTabs, paths } from "@/lib/routes";
import { BookmarkShop } from "./bookmark-shop";
import { CollectBoard } from "./collect-board";
import { FollowedMerchants } from "./followed-merchants";
import { KeptGoods } from "./kept-goods";

// messages: collect.tab.*

/** What an account keeps, and whom it follows. */
export function Favourites() {
	const t = useTranslations("collect");
	const { tab, page } = usePageOf("tab", favouriteTabs);
	return (
		<CollectBoard>
			<TabLinks
				label={t("tabs")}
				current={tab}
				tabs={favouriteTabs.map((name) => ({
					name,
					word: t(`tab.${name}`),
					path: paths.favourites(name),
				}))}
			/>
			{tab === "goods" ? (
				<KeptGoods page={page} />
			) : (
				<FollowedMerchants page={page} />
			)}
			<BookmarkShop />
		</CollectBoard>
	);
}

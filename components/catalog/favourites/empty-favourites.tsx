"use client";

import { useTranslations } from "next-intl";
import { PopularShelf } from "@/components/catalog/goods/late-shelf";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { accountPaths, type FavouriteTab } from "@/lib/routes/account-paths";
import { paths } from "@/lib/routes/paths";

// messages: favourites.empty.*

interface EmptyFavouritesProps {
	tab: FavouriteTab;
	page: number;
}

export function EmptyFavourites({ tab, page }: EmptyFavouritesProps) {
	const t = useTranslations("favourites.empty");
	const isBeyond = page > 1;
	return (
		<>
			<EmptyState
				picture="/pictures/empty-list.webp"
				title={isBeyond ? t("page") : t(tab)}
				detail={isBeyond ? undefined : t("detail")}
			>
				<LinkButton
					kind="primary"
					href={
						isBeyond ? accountPaths.favourites(tab) : paths.home("E_COMMERCE")
					}
				>
					{isBeyond ? t("first") : t("shop")}
				</LinkButton>
			</EmptyState>
			{!isBeyond && <PopularShelf />}
		</>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/lib/i18n/navigation";
import { type FavouriteTab, paths } from "@/lib/routes/paths";

// messages: favourites.empty.*

interface EmptyFavouritesProps {
	tab: FavouriteTab;
	page: number;
}

export function EmptyFavourites({ tab, page }: EmptyFavouritesProps) {
	const t = useTranslations("favourites.empty");
	const isBeyond = page > 1;
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={isBeyond ? t("page") : t(tab)}
			detail={isBeyond ? undefined : t("detail")}
		>
			<Link
				className="button primary"
				href={isBeyond ? paths.favourites(tab) : paths.home("E_COMMERCE")}
			>
				{isBeyond ? t("first") : t("shop")}
			</Link>
		</EmptyState>
	);
}

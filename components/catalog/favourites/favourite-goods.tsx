"use client";

import { useTranslations } from "next-intl";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { useAccountList } from "@/components/layout/use-account-list";
import { Pagination } from "@/components/ui/pagination";
import { paths } from "@/lib/routes/paths";
import { BulkTools } from "./bulk-tools";
import { EmptyFavourites } from "./empty-favourites";
import { FavouriteCard } from "./favourite-card";
import { useChosen } from "./use-chosen";
import { listId, useFavourites } from "./use-favourites";

const perPage = 20;

/** The goods that an account keeps: bought, or taken away one by one or many at once. */
export function FavouriteGoods({ page }: { page: number }) {
	const t = useTranslations("favourites.goods");
	const { found, error, isStale, ask } = useAccountList(
		["favourites", "goods", page],
		(api) =>
			api.get("/api/front/collect/product/list", {
				query: { page, limit: perPage },
			}),
	);
	const { leaving, takeAway } = useFavourites({
		remove: (api, ids) =>
			api.post("/api/front/collect/cancel/product", { body: { ids } }),
		putBack: (api, ids) =>
			api.post("/api/front/collect/add/product", { body: { ids } }),
		ask,
		removed: (count) => t("removed", { count }),
	});
	const shown = (found?.list ?? []).filter(
		({ goodsId }) => !leaving.includes(goodsId),
	);
	const chosen = useChosen(shown.map(({ goodsId }) => goodsId));
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={114} />;
	if (found.total === 0 || found.list.length === 0)
		return <EmptyFavourites tab="goods" page={page} />;
	return (
		<>
			<BulkTools
				chosen={chosen}
				total={found.total}
				onRemove={(isByKey) => void takeAway(chosen.ids, isByKey)}
			/>
			<ul id={listId} className="favourites" tabIndex={-1} aria-busy={isStale}>
				{shown.map((goods) => (
					<FavouriteCard
						key={goods.goodsId}
						goods={goods}
						choice={chosen.isChoosing ? chosen.of(goods.goodsId) : undefined}
						onRemove={(isByKey) => void takeAway([goods.goodsId], isByKey)}
					/>
				))}
			</ul>
			<Pagination
				page={found.page}
				totalPage={found.totalPage}
				pathOf={(next) => paths.favourites("goods", next)}
			/>
		</>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { PagedList } from "@/components/layout/paged-list";
import { useAccountList } from "@/components/layout/use-account-list";
import { accountPaths } from "@/lib/routes/account-paths";
import { BulkTools } from "./bulk-tools";
import { EmptyFavourites } from "./empty-favourites";
import { FavouriteCard } from "./favourite-card";
import { useChosen } from "./use-chosen";
import { listId, useFavourites } from "./use-favourites";

const perPage = 20;

/** The goods that an account keeps: bought, or taken away one by one or many at once. */
export function FavouriteGoods({ page }: { page: number }) {
	const t = useTranslations("favourites.goods");
	const answer = useAccountList(["favourites", "goods", page], (api) =>
		api.get("/api/front/collect/product/list", {
			query: { page, limit: perPage },
		}),
	);
	const { leaving, takeAway } = useFavourites({
		remove: (api, ids) =>
			api.post("/api/front/collect/cancel/product", { body: { ids } }),
		putBack: (api, ids) =>
			api.post("/api/front/collect/add/product", { body: { ids } }),
		ask: answer.ask,
		removed: (count) => t("removed", { count }),
	});
	const shown = (answer.found?.list ?? []).filter(
		({ goodsId }) => !leaving.includes(goodsId),
	);
	const chosen = useChosen(shown.map(({ goodsId }) => goodsId));
	return (
		<PagedList
			answer={answer}
			height={114}
			empty={<EmptyFavourites tab="goods" page={page} />}
			pathOf={(next) => accountPaths.favourites("goods", next)}
		>
			{(_, isStale) => (
				<>
					<BulkTools
						chosen={chosen}
						total={answer.found?.total ?? 0}
						onRemove={(isByKey) => void takeAway(chosen.ids, isByKey)}
					/>
					<ul
						id={listId}
						className="favourites"
						tabIndex={-1}
						aria-busy={isStale}
					>
						{shown.map((goods) => (
							<FavouriteCard
								key={goods.goodsId}
								goods={goods}
								choice={
									chosen.isChoosing ? chosen.of(goods.goodsId) : undefined
								}
								onRemove={(isByKey) => void takeAway([goods.goodsId], isByKey)}
							/>
						))}
					</ul>
				</>
			)}
		</PagedList>
	);
}

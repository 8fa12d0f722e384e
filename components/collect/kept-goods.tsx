"use client";

import { useTranslations } from "next-intl";
import { Pagination } from "@/components/ui/pagination";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { useAccountList } from "@/components/user/use-account-list";
import { dropGoods, keepGoods, listKeptGoods } from "@/lib/api/collect";
import { paths } from "@/lib/routes";
import { BulkTools } from "./bulk-tools";
import { EmptyFavourites } from "./empty-favourites";
import { KeptCard } from "./kept-card";
import { useChosen } from "./use-chosen";
import { keptId, useFavourites } from "./use-favourites";

const perPage = 20;

/** The goods that an account keeps: bought, or taken away one by one or many at once. */
export function KeptGoods({ page }: { page: number }) {
	const t = useTranslations("collect.goods");
	const { found, error, isStale, ask } = useAccountList(
		["collect", "goods", page],
		(api) => listKeptGoods(api, { page, limit: perPage }),
	);
	const { leaving, takeAway } = useFavourites({
		remove: dropGoods,
		putBack: keepGoods,
		ask,
		removed: (count) => t("removed", { count }),
	});
	const shown = (found?.list ?? []).filter(
		({ goodsId }) => !leaving.includes(goodsId),
	);
	const chosen = useChosen(shown.map(({ goodsId }) => goodsId));
	if (error && (!found || isStale))
		return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListBones height={114} />;
	if (found.total === 0 || found.list.length === 0)
		return <EmptyFavourites tab="goods" page={page} />;
	return (
		<>
			<BulkTools
				chosen={chosen}
				total={found.total}
				onRemove={(isByKey) => void takeAway(chosen.ids, isByKey)}
			/>
			<ul id={keptId} className="kept" tabIndex={-1} aria-busy={isStale}>
				{shown.map((goods) => (
					<KeptCard
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

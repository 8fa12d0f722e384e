"use client";

import { useTranslations } from "next-intl";
import { TabLinks } from "@/components/identity/user/tab-links";
import { ListFault } from "@/components/layout/list-fault";
import { ListSkeleton } from "@/components/layout/list-skeleton";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { goodsStates } from "@/gateway/contract/catalog/goods-terms";
import { consolePaths } from "@/lib/routes/console-paths";
import { GoodsAdminFilter } from "./goods-filter";
import { goodsAdminPath } from "./goods-path";
import { GoodsAdminTable } from "./goods-table";
import {
	type GoodsAdminQuery,
	useGoodsAdmin,
	useGoodsAdminQuery,
} from "./use-goods-list";

// messages: console.goods.state.*

/** A merchant's goods: by state, by words, by category, in pages that the address names. */
export function GoodsAdminView() {
	const t = useTranslations("console.goods");
	const place = useGoodsAdminQuery();
	const tabs = (["all", ...goodsStates] as const).map((name) => ({
		name,
		word: t(`state.${name}`),
		path: goodsAdminPath({
			...place,
			page: 1,
			state: name === "all" ? undefined : name,
		}),
	}));
	return (
		<div className="stack cols-1 gap-x4">
			<GoodsAdminFilter key={place.keyword} place={place} />
			<TabLinks
				label={t("state.label")}
				tabs={tabs}
				current={place.state ?? "all"}
			/>
			<GoodsAdminList place={place} />
		</div>
	);
}

function GoodsAdminList({ place }: { place: GoodsAdminQuery }) {
	const t = useTranslations("console.goods");
	const { found, error, isStale, ask } = useGoodsAdmin(place);
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListSkeleton height={88} count={6} />;
	if (found.total === 0) return <NoGoods place={place} />;
	const { list, total, totalPage, isTotalCapped } = found;
	return (
		<>
			<p className="soft" role="status">
				{t(isTotalCapped ? "capped" : "count", { count: total })}
			</p>
			<GoodsAdminTable list={list} isStale={isStale} refetch={ask} />
			<Pagination
				page={place.page}
				totalPage={totalPage}
				pathOf={(page) => goodsAdminPath({ ...place, page })}
			/>
		</>
	);
}

function NoGoods({ place }: { place: GoodsAdminQuery }) {
	const t = useTranslations("console.goods");
	const { keyword, state, cid, merId } = place;
	const isAsked = Boolean(keyword || state || cid || merId);
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(isAsked ? "none.title" : "empty.title")}
			detail={t(isAsked ? "none.detail" : "empty.detail")}
		>
			<LinkButton
				kind="primary"
				href={isAsked ? goodsAdminPath({}) : consolePaths.page("goods/edit")}
			>
				{t(isAsked ? "none.all" : "add")}
			</LinkButton>
		</EmptyState>
	);
}

"use client";

import { useTranslations } from "next-intl";
import { EmptyState } from "@/components/ui/empty-state";
import { Pagination } from "@/components/ui/pagination";
import { ListBones } from "@/components/user/list-bones";
import { ListFault } from "@/components/user/list-fault";
import { TabLinks } from "@/components/user/tab-links";
import { goodsStates } from "@/gateway/contract/goods-terms";
import { Link } from "@/lib/i18n/navigation";
import { paths } from "@/lib/routes";
import { RangeFilter } from "./range-filter";
import { RangeFrame } from "./range-frame";
import { rangePath } from "./range-path";
import { RangeTable } from "./range-table";
import { type RangePlace, useRange, useRangePlace } from "./use-range";

// messages: console.goods.state.*

/** The range: by state, by words, by category, in pages that the address names. */
export function RangeView() {
	const t = useTranslations("console.goods");
	const place = useRangePlace();
	const tabs = (["all", ...goodsStates] as const).map((name) => ({
		name,
		word: t(`state.${name}`),
		path: rangePath({
			...place,
			page: 1,
			state: name === "all" ? undefined : name,
		}),
	}));
	return (
		<RangeFrame>
			<RangeFilter key={place.keyword} place={place} />
			<TabLinks
				label={t("state.label")}
				tabs={tabs}
				current={place.state ?? "all"}
			/>
			<RangeList place={place} />
		</RangeFrame>
	);
}

function RangeList({ place }: { place: RangePlace }) {
	const t = useTranslations("console.goods");
	const { found, error, isStale, ask } = useRange(place);
	if (error && !found) return <ListFault onRetry={() => void ask()} />;
	if (!found) return <ListBones height={88} count={6} />;
	if (found.total === 0) return <NoGoods place={place} />;
	const { list, total, totalPage, isTotalCapped } = found;
	return (
		<>
			<p className="soft" role="status">
				{t(isTotalCapped ? "capped" : "count", { count: total })}
			</p>
			<RangeTable list={list} isStale={isStale} askAnew={ask} />
			<Pagination
				page={place.page}
				totalPage={totalPage}
				pathOf={(page) => rangePath({ ...place, page })}
			/>
		</>
	);
}

function NoGoods({ place }: { place: RangePlace }) {
	const t = useTranslations("console.goods");
	const { keyword, state, cid, merId } = place;
	const isAsked = Boolean(keyword || state || cid || merId);
	return (
		<EmptyState
			picture="/pictures/empty-list.webp"
			title={t(isAsked ? "none.title" : "empty.title")}
			detail={t(isAsked ? "none.detail" : "empty.detail")}
		>
			<Link
				className="button primary"
				href={isAsked ? rangePath({}) : paths.console("goods/edit")}
				prefetch={false}
			>
				{t(isAsked ? "none.all" : "add")}
			</Link>
		</EmptyState>
	);
}

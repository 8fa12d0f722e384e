import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { ActiveFilters } from "./active-filters";
import { FilterPanel } from "./filter-panel";
import {
	type FilterInUse,
	listFiltersInUse,
	withoutFilters,
} from "./filters-in-use";
import { readChoices } from "./read-choices";
import type { GoodsPage } from "./read-list";
import { SortBar } from "./sort-bar";
import { ToolButton, ToolsStyles } from "./tools-styles";

interface ListToolsProps {
	place: ListQuery;
	goods: GoodsPage;
}

const panelId = "filters";

/** How to narrow and sort a list: a row on a desktop, two buttons on a phone; below it what is in use. */
export async function ListTools({ place, goods }: ListToolsProps) {
	const [facets, inUse] = await Promise.all([
		readChoices(place, goods),
		listFiltersInUse(place),
	]);
	if (goods.total <= 1 && inUse.length === 0) return null;
	return (
		<>
			<ToolsStyles>
				<PanelButton inUse={inUse} />
				<FilterPanel id={panelId} place={place} goods={goods} facets={facets} />
				{goods.total > 1 && (
					<SortBar
						current={place.sort ?? "default"}
						goods={goods.list}
						isSearch={Boolean(place.title)}
						pathOf={(sort) => paths.goodsList({ ...place, sort, page: 1 })}
					/>
				)}
			</ToolsStyles>
			<ActiveFilters
				inUse={inUse}
				clearPath={paths.goodsList(withoutFilters(place))}
			/>
		</>
	);
}

async function PanelButton({ inUse }: { inUse: FilterInUse[] }) {
	const t = await getTranslations("list.filter");
	const count = inUse.length;
	return (
		<ToolButton popoverTarget={panelId} data-in-use={count > 0 || undefined}>
			<Icon name="sliders-horizontal" size={18} />
			{t("open")}
			{count > 0 && (
				<>
					<span className="number size-small text-centre" aria-hidden="true">
						{count}
					</span>
					<span className="visually-hidden">{t("inUse", { count })}</span>
				</>
			)}
		</ToolButton>
	);
}

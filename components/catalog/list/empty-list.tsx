import { getTranslations } from "next-intl/server";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { PopularGoods } from "@/components/catalog/goods/popular-goods";
import { LinkButton } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { CartType } from "@/gateway/contract/values";
import { readCategories } from "@/lib/cached/category";
import { currentLocale } from "@/lib/i18n/locale";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { isNarrowed, withoutFilters } from "./filters-in-use";
import { HotWords } from "./hot-words";
import { NoteMissed } from "./note-missed";

interface EmptyListProps {
	place: ListQuery;
	/** What is missing, where no filter is to blame. */
	title: string;
	/** Whose categories lead on; both areas' where absent. */
	cartType?: CartType;
}

/** Nothing found: the list without its filters, what others look for, and the categories. */
export async function EmptyList({ place, title, cartType }: EmptyListProps) {
	const t = await getTranslations("list");
	const hasFilters = isNarrowed(place);
	const categories = await readCategories(await currentLocale(), cartType);
	return (
		<div className="stack cols-1 gap-x8">
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={hasFilters ? t("empty.filtered") : title}
				detail={hasFilters ? t("empty.filteredDetail") : t("empty.detail")}
			>
				{hasFilters && (
					<LinkButton
						kind="primary"
						href={paths.goodsList(withoutFilters(place))}
					>
						{t("filter.clear")}
					</LinkButton>
				)}
			</EmptyState>
			{place.title && !hasFilters && <NoteMissed keyword={place.title} />}
			<PopularGoods cartType={cartType} />
			<HotWords />
			<CategoryTiles categories={categories} />
		</div>
	);
}

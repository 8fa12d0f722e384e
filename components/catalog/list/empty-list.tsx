import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { CategoryTiles } from "@/components/catalog/category/category-tiles";
import { categoryTilesCss } from "@/components/catalog/category/category-tiles-css";
import { EmptyState } from "@/components/ui/empty-state";
import type { CartType } from "@/gateway/contract/values";
import { readCategories } from "@/lib/cached/category";
import { currentLocale } from "@/lib/i18n/locale";
import { Link } from "@/lib/i18n/navigation";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { theme } from "@/lib/theme/theme";
import { isNarrowed, withoutFilters } from "./filters-in-use";
import { HotWords } from "./hot-words";

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
		<Frame>
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={hasFilters ? t("empty.filtered") : title}
				detail={hasFilters ? t("empty.filteredDetail") : t("empty.detail")}
			>
				{hasFilters && (
					<Link
						className="button primary"
						href={paths.goodsList(withoutFilters(place))}
					>
						{t("filter.clear")}
					</Link>
				)}
			</EmptyState>
			<HotWords />
			<CategoryTiles categories={categories} />
		</Frame>
	);
}

const Frame = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x8};
	${categoryTilesCss}
`;

import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { CategoryTiles } from "@/components/category/category-tiles";
import { categoryTilesStyle } from "@/components/category/category-tiles-style";
import { EmptyState } from "@/components/ui/empty-state";
import type { CartType } from "@/gateway/contract/values";
import { readCategories } from "@/lib/cached/category";
import { currentLocale } from "@/lib/i18n/locale";
import { theme } from "@/lib/theme/theme";
import { HotWords } from "./hot-words";

interface EmptyListProps {
	title: string;
	/** Whose categories lead on; both areas' where absent. */
	cartType?: CartType;
}

/** Nothing found: what others look for, and the categories. */
export async function EmptyList({ title, cartType }: EmptyListProps) {
	const t = await getTranslations("list.empty");
	const categories = await readCategories(await currentLocale(), cartType);
	return (
		<Frame>
			<EmptyState
				picture="/pictures/empty-search.webp"
				title={title}
				detail={t("detail")}
			/>
			<HotWords />
			<CategoryTiles categories={categories} />
		</Frame>
	);
}

const Frame = styled.div`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x8};
	${categoryTilesStyle}
`;

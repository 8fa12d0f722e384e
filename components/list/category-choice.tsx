import { getTranslations } from "next-intl/server";
import styled from "styled-components";
import { CategoryTiles } from "@/components/category/category-tiles";
import { categoryTilesStyle } from "@/components/category/category-tiles-style";
import { cartType as cartTypes } from "@/gateway/contract/values";
import { readCategories } from "@/lib/cached/category";
import { currentLocale } from "@/lib/i18n/locale";
import { inArea } from "@/lib/theme/area";
import { theme } from "@/lib/theme/theme";
import { HotWords } from "./hot-words";

/** Where a list is asked for without saying of what: both areas' categories, and what others look for. */
export async function CategoryChoice() {
	const t = await getTranslations("list");
	const categories = await readCategories(await currentLocale());
	return (
		<Frame>
			<header>
				<h1>{t("heading.choose")}</h1>
				<p>{t("heading.chooseDetail")}</p>
			</header>
			<HotWords />
			{cartTypes.options.map((area) => (
				<section key={area} {...inArea(area)}>
					<h2>
						{area === "SUPERMARKET" ? t("area.supermarket") : t("area.mall")}
					</h2>
					<CategoryTiles
						categories={categories.filter((one) => one.cartType === area)}
						label={
							area === "SUPERMARKET" ? t("area.supermarket") : t("area.mall")
						}
					/>
				</section>
			))}
		</Frame>
	);
}

const Frame = styled.main`
	display: grid;
	grid-template-columns: minmax(0, 1fr);
	gap: ${theme.space.x8};
	max-width: ${theme.width.page};
	margin-inline: auto;
	padding: ${theme.space.x8} ${theme.space.x4} ${theme.space.x12};

	h1 {
		font-size: ${theme.type.heading};
		line-height: ${theme.line.tight};
	}
	header p {
		color: ${theme.colour.inkSoft};
		font-size: ${theme.type.reading};
	}
	section {
		display: grid;
		grid-template-columns: minmax(0, 1fr);
		gap: ${theme.space.x4};
	}
	section h2 {
		color: ${theme.colour.accent};
		font-size: ${theme.type.title};
		line-height: ${theme.line.tight};
	}
	${categoryTilesStyle}
`;

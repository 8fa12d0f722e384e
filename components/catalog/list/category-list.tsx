import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import type { Crumb } from "@/components/ui/breadcrumb";
import { JsonLd } from "@/components/ui/json-ld";
import { currentLocale } from "@/lib/i18n/locale";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { describeGoodsList } from "@/lib/seo/structured-data/goods-list";
import type { Chip } from "./chips";
import { EmptyList } from "./empty-list";
import type { CategoryQuery } from "./find-category";
import { GoodsList } from "./goods-list";
import { PageBeyond } from "./page-beyond";
import {
	type GoodsPage,
	readCategoryQuery,
	readCounts,
	readPage,
} from "./read-list";

/** The list of one category. 404 for a category or a page that does not exist. */
export async function CategoryList({ place }: { place: ListQuery }) {
	const [category, goods] = await Promise.all([
		readCategoryQuery(place),
		readPage(place),
	]);
	if (category && !goods && place.filters) return <PageBeyond place={place} />;
	if (!category || !goods) notFound();
	const t = await getTranslations("list");
	const { top } = category;
	const whole: ListQuery = { ...place, cid: top.id, page: 1 };
	const inTop = category.id === top.id ? goods : await readCounts(whole);
	const area =
		top.cartType === "SUPERMARKET" ? t("area.supermarket") : t("area.mall");
	const shown = describeGoodsList(
		{ name: category.name, goods: goods.list },
		await currentLocale(),
	);
	return (
		<>
			<GoodsList
				place={place}
				cartType={top.cartType}
				title={category.name}
				image={category.image}
				crumbs={crumbsOf(category, area)}
				chips={{
					label: t("chips.label"),
					chips: [
						{
							name: t("chips.all", { name: top.name }),
							path: paths.goodsList(whole),
							isCurrent: category.id === top.id,
						},
						...chipsOf(category, whole, inTop),
					],
				}}
				goods={goods}
			>
				<EmptyList
					place={place}
					title={t("empty.category")}
					cartType={top.cartType}
				/>
			</GoodsList>
			{/* Not before the page's main: Chromium then sees what `main` says of the page only when all of it is there. */}
			{goods.list.length > 0 && <JsonLd things={[shown]} />}
		</>
	);
}

function crumbsOf({ top, id, name }: CategoryQuery, area: string): Crumb[] {
	const above = { name: top.name, path: paths.goodsList({ cid: top.id }) };
	return [
		{ name: area, path: paths.home(top.cartType) },
		...(top.id === id ? [] : [above]),
		{ name },
	];
}

/** The parts of the whole top category: the same row on the list of each of them. */
function chipsOf(
	{ top, id }: CategoryQuery,
	whole: ListQuery,
	{ facets, isTotalCapped }: GoodsPage,
): Chip[] {
	const counts = new Map(facets.categories.map((one) => [one.id, one.count]));
	return (top.childList ?? []).map((part) => ({
		name: part.name,
		path: paths.goodsList({ ...whole, cid: part.id }),
		isCurrent: part.id === id,
		count: counts.get(part.id) ?? (isTotalCapped ? undefined : 0),
		isAtLeast: isTotalCapped,
	}));
}

import { getTranslations } from "next-intl/server";
import { type ListPlace, paths } from "@/lib/routes";
import { EmptyList } from "./empty-list";
import { GoodsList, type GoodsPage } from "./goods-list";
import { readPage } from "./read-list";

const areas = [
	{ cartType: undefined, word: "area.both" },
	{ cartType: "SUPERMARKET", word: "area.supermarket" },
	{ cartType: "E_COMMERCE", word: "area.mall" },
] as const;

const nothing: GoodsPage = { list: [], total: 0, page: 1, totalPage: 0 };

// messages: list.area.*
/**
 * What matches some words, or all of one area, in either or both areas. A page behind the last shows an empty shelf
 * with ways forward: a page made per request has sent its status before it knows the total.
 */
export async function SearchList({ place }: { place: ListPlace }) {
	const goods = (await readPage(place)) ?? nothing;
	const t = await getTranslations("list");
	const { title: keyword, cartType } = place;
	const chips = areas.map((area) => ({
		name: t(area.word),
		path: paths.goodsList({ ...place, cartType: area.cartType, page: 1 }),
		isCurrent: area.cartType === cartType,
	}));
	const area = areas.find((one) => one.cartType === cartType) ?? areas[0];
	const title =
		keyword === undefined
			? t("heading.everything", { area: t(area.word) })
			: t("heading.search", { keyword });
	return (
		<GoodsList
			place={place}
			cartType={cartType}
			title={title}
			crumbs={
				cartType
					? [
							{ name: t(area.word), path: paths.home(cartType) },
							{ name: title },
						]
					: []
			}
			chips={{
				label: t("area.label"),
				chips: keyword === undefined ? chips.slice(1) : chips,
			}}
			goods={goods}
		>
			<EmptyList
				title={
					keyword === undefined
						? t("empty.category")
						: t("empty.search", { keyword })
				}
				cartType={cartType}
			/>
		</GoodsList>
	);
}

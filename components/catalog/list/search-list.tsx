import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { storedPathOf } from "@/lib/routes/list-path";
import { type ListQuery, paths } from "@/lib/routes/paths";
import { EmptyList } from "./empty-list";
import { GoodsList } from "./goods-list";
import { PageBeyond } from "./page-beyond";
import { readPage } from "./read-list";

const areas = [
	{ cartType: undefined, word: "area.both" },
	{ cartType: "SUPERMARKET", word: "area.supermarket" },
	{ cartType: "E_COMMERCE", word: "area.mall" },
] as const;

// messages: list.area.*
/**
 * What matches some words, or all of one area, in either or both areas. A page behind the last is the 404 where it is
 * stored, and shows the way back where it is made per request: that has sent its status before it knows the total.
 */
export async function SearchList({ place }: { place: ListQuery }) {
	const goods = await readPage(place);
	if (!goods && storedPathOf(place)) notFound();
	if (!goods) return <PageBeyond place={place} />;
	const t = await getTranslations("list");
	const { title: keyword, cartType } = place;
	const chips = areas.map((area) => ({
		name: t(area.word),
		path: paths.goodsList({
			...place,
			cid: undefined,
			cartType: area.cartType,
			page: 1,
		}),
		isCurrent: area.cartType === cartType,
	}));
	const area = areas.find((one) => one.cartType === cartType) ?? areas[0];
	const { correctedKeyword: corrected } = goods;
	const title =
		keyword === undefined
			? t("heading.everything", { area: t(area.word) })
			: t("heading.search", { keyword: corrected ?? keyword });
	return (
		<GoodsList
			place={place}
			cartType={cartType}
			title={title}
			notice={
				keyword !== undefined && corrected !== null
					? t("corrected", { keyword, corrected })
					: undefined
			}
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
				place={place}
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

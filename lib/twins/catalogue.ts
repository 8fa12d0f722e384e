import type { CategoryNode } from "@/gateway/contract/catalog/category";
import { readCategories } from "@/lib/cached/category";
import { readGroupOffers } from "@/lib/cached/group";
import { readLeaderboard, readPromotions } from "@/lib/cached/promotion";
import { formatPriceBriefly } from "@/lib/money/money";
import { readArea, readPromotionScope } from "@/lib/routes/campaign-path";
import { readListQuery } from "@/lib/routes/list-query";
import { paths } from "@/lib/routes/paths";
import { bullets, heading, linkTo, paragraph, type Words } from "./markdown";
import { listTwin, shelf } from "./shelf";
import { type Speech, titleOfPage } from "./speech";

// What is sold, by category, by price and by what others buy.

type Named = { id: number; name: string };

/** Undefined for one that stands in none of the trees. */
export const categoryNamed = (
	trees: (Named & { childList?: Named[] })[],
	id: number,
): Named | undefined =>
	trees
		.flatMap((top) => [top, ...(top.childList ?? [])])
		.find((one) => one.id === id);

/** A line for each tree: its top, then its parts. */
export const treeLines = (
	trees: (Named & { childList?: Named[] })[],
	pathOf: (cid: number) => string,
	{ locale }: Speech,
): Words[][] =>
	trees.map((top) => [
		linkTo(top.name, pathOf(top.id), locale),
		...(top.childList ?? []).flatMap((part, at): Words[] => [
			at > 0 ? ", " : ": ",
			linkTo(part.name, pathOf(part.id), locale),
		]),
	]);

const categoryPath = (cid: number) => paths.goodsList({ cid });

export async function categoriesTwin(speech: Speech) {
	const { t, locale } = speech;
	const trees = await readCategories(locale);
	const ofArea = (area: CategoryNode["cartType"]) =>
		bullets(
			treeLines(
				trees.filter(({ cartType }) => cartType === area),
				categoryPath,
				speech,
			),
		);
	return {
		title: t("category.page.title"),
		path: paths.categories(),
		parts: [
			heading(t("list.area.supermarket")),
			...ofArea("SUPERMARKET"),
			heading(t("list.area.mall")),
			...ofArea("E_COMMERCE"),
		],
	};
}

export async function categoryTwin(
	speech: Speech,
	...[cid, sort, page]: string[]
) {
	const place = readListQuery({ cid, sort, page });
	if (!place?.cid) return undefined;
	const trees = await readCategories(speech.locale);
	const category = categoryNamed(trees, place.cid);
	if (!category) return undefined;
	return listTwin(
		{
			...place,
			title: category.name,
			query: { cid: place.cid },
			pathOf: (number) => paths.goodsList({ ...place, page: number }),
		},
		speech,
	);
}

export async function promotionsTwin(
	speech: Speech,
	scope?: string,
	page = "1",
) {
	const place = scope ? readPromotionScope(scope, page) : {};
	if (!place) return undefined;
	const { t, locale } = speech;
	const found = await readPromotions(locale, place);
	return {
		title: titleOfPage(t("promotion.title"), found.page, speech),
		path: paths.promotions(place),
		parts: [
			paragraph(t("promotion.description")),
			...found.groups.flatMap(({ list, name }) => shelf(list, speech, name)),
		],
	};
}

export async function leaderboardTwin(speech: Speech, asked = "E_COMMERCE") {
	const area = readArea(asked);
	if (!area) return undefined;
	const { groups } = await readLeaderboard(speech.locale, area);
	return {
		title: speech.t("promotion.leaderboard.title"),
		path: paths.leaderboard(area),
		parts: groups.flatMap(({ list, name }) => shelf(list, speech, name)),
	};
}

export async function groupsTwin({ t, locale }: Speech) {
	const offers = await readGroupOffers(locale);
	const lines = offers.map((offer): Words[] => [
		linkTo(offer.name, paths.goods(offer.goodsId), locale),
		`: ${t("group.page.detail", {
			price: formatPriceBriefly(offer.price),
			single: formatPriceBriefly(offer.singlePrice),
		})}`,
	]);
	return {
		title: t("group.list.title"),
		path: paths.groups(),
		parts: [paragraph(t("group.list.detail")), ...bullets(lines)],
	};
}

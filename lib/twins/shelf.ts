import type { RootContent } from "mdast";
import type { QueryOf } from "@/gateway/contract/call";
import type { GoodsCard, listGoods } from "@/gateway/contract/catalog/goods";
import { readGoodsList } from "@/lib/cached/goods";
import { goodsPerPage } from "@/lib/routes/list-query";
import { type ListSort, paths, sortParameters } from "@/lib/routes/paths";
import {
	bullets,
	heading,
	linkTo,
	paragraph,
	type Twin,
	type Words,
} from "./markdown";
import { priceInWords, type Speech, titleOfPage } from "./speech";

/** Goods as a list names them, in its order; nothing at all where there are none. */
export function shelf(
	goods: GoodsCard[],
	speech: Speech,
	title?: string,
): RootContent[] {
	if (goods.length === 0) return [];
	const soldOut = speech.t("goods.card.soldOut");
	const lines = goods.map((one): Words[] => [
		linkTo(one.name, paths.goods(one.id), speech.locale),
		`: ${priceInWords(one, speech)}${one.stock > 0 ? "" : ` · ${soldOut}`}`,
	]);
	return [...(title ? [heading(title)] : []), ...bullets(lines)];
}

interface GoodsList {
	title: string;
	query: QueryOf<typeof listGoods>;
	sort?: ListSort;
	page?: number;
	pathOf: (page: number) => string;
}

/** One page of a list; undefined behind its last. */
export async function listTwin(
	{ title, query, sort = "default", page = 1, pathOf }: GoodsList,
	speech: Speech,
): Promise<Twin | undefined> {
	const { t, locale } = speech;
	const { list, total, isTotalCapped, totalPage } = await readGoodsList(
		locale,
		{ ...query, page, limit: goodsPerPage, ...sortParameters(sort) },
	);
	if (page > Math.max(totalPage, 1)) return undefined;
	const next = t("list.page", { page: page + 1 });
	return {
		title: titleOfPage(title, page, speech),
		path: pathOf(page),
		parts: [
			paragraph(
				t(isTotalCapped ? "list.totalAtLeast" : "list.total", { count: total }),
			),
			...shelf(list, speech),
			...(page < totalPage
				? [paragraph(linkTo(next, pathOf(page + 1), locale))]
				: []),
		],
	};
}

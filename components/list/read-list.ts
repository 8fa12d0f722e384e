import { readCategories } from "@/lib/cached/category";
import { readGoodsList } from "@/lib/cached/goods";
import { currentLocale } from "@/lib/i18n/locale";
import { type ListPlace, sortParameters } from "@/lib/routes";
import { type CategoryPlace, findCategory } from "./find-category";
import type { GoodsPage } from "./goods-list";

const goodsPerPage = 24;

/** Undefined for a page behind the last; the first page exists even where there is nothing. */
export async function readPage(
	place: ListPlace,
): Promise<GoodsPage | undefined> {
	const { cid, title, cartType, sort = "default", page = 1 } = place;
	const goods = await readGoodsList(await currentLocale(), {
		cid,
		keyword: title,
		cartType,
		page,
		limit: goodsPerPage,
		...sortParameters(sort),
	});
	return page > Math.max(goods.totalPage, 1) ? undefined : goods;
}

export async function readCategoryPlace({
	cid,
}: ListPlace): Promise<CategoryPlace | undefined> {
	if (cid === undefined) return undefined;
	return findCategory(await readCategories(await currentLocale()), cid);
}

import type { DataOf } from "@/gateway/contract/call";
import type { listGoods } from "@/gateway/contract/catalog/goods";
import { readCategories } from "@/lib/cached/category";
import { readGoodsList } from "@/lib/cached/goods";
import { currentLocale } from "@/lib/i18n/locale";
import { filterParameters } from "@/lib/routes/list-filters";
import { goodsPerPage } from "@/lib/routes/list-query";
import { type ListQuery, sortParameters } from "@/lib/routes/paths";
import { type CategoryQuery, findCategory } from "./find-category";

/** One page of a list as the gateway answers it. */
export type GoodsPage = DataOf<typeof listGoods>;

function narrowed({ cid, title, cartType, filters }: ListQuery) {
	return { cid, keyword: title, cartType, ...filterParameters(filters) };
}

/** Undefined for a page behind the last; the first page exists even where there is nothing. */
export async function readPage(
	place: ListQuery,
): Promise<GoodsPage | undefined> {
	const { sort = "default", page = 1 } = place;
	const goods = await readGoodsList(await currentLocale(), {
		...narrowed(place),
		page,
		limit: goodsPerPage,
		...sortParameters(sort),
	});
	return page > Math.max(goods.totalPage, 1) ? undefined : goods;
}

/** How many goods a list has and what it can be narrowed to, whatever its sort and page. */
export async function readCounts(place: ListQuery): Promise<GoodsPage> {
	return readGoodsList(await currentLocale(), { ...narrowed(place), limit: 1 });
}

export async function readCategoryQuery({
	cid,
}: ListQuery): Promise<CategoryQuery | undefined> {
	if (cid === undefined) return undefined;
	return findCategory(await readCategories(await currentLocale()), cid);
}

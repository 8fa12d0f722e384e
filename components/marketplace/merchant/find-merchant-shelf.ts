import {
	type CategoryQuery,
	findCategory,
} from "@/components/catalog/list/find-category";
import type { GoodsPage } from "@/components/catalog/list/read-list";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/marketplace/merchant";
import { readGoodsList } from "@/lib/cached/goods";
import { readCategoriesOfMerchant, readMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { goodsPerPage, readListQuery } from "@/lib/routes/list-query";
import { allGoods } from "@/lib/routes/merchant-path";
import type { MerchantShelf } from "@/lib/routes/page-queries";
import { sortParameters } from "@/lib/routes/paths";
import { wholeNumber } from "@/lib/routes/whole-number";

type Shelf = MerchantShelf & Required<Pick<MerchantShelf, "sort" | "page">>;

export interface FoundMerchantShelf {
	shelf: Shelf;
	merchant: MerchantDetail;
	/** Where it has goods. */
	tree: MerchantCategory[];
	/** Absent where the shelf holds goods of every category. */
	category?: CategoryQuery;
	goods: GoodsPage;
}

type Query = Record<string, string | string[] | undefined>;

/** Undefined for an unknown merchant, a category in which it sells nothing, and a page behind the last goods. */
export async function findMerchantShelf(
	query: Query,
): Promise<FoundMerchantShelf | undefined> {
	const shelf = readShelf(query);
	if (!shelf) return undefined;
	const { id, cid, keyword, sort, page } = shelf;
	const locale = await currentLocale();
	const [merchant, tree] = await Promise.all([
		readMerchant(locale, id),
		readCategoriesOfMerchant(locale, id),
	]);
	const category = cid === undefined ? undefined : findCategory(tree, cid);
	if (!merchant || (cid !== undefined && !category)) return undefined;
	const goods = await readGoodsList(locale, {
		merId: id,
		cid,
		keyword,
		page,
		limit: goodsPerPage,
		...sortParameters(sort),
	});
	if (page > Math.max(goods.totalPage, 1)) return undefined;
	return { shelf, merchant, tree, category, goods };
}

/** The latest of several values counts. */
function readShelf({ id, cid, keyword, ...query }: Query): Shelf | undefined {
	const number = wholeNumber([id].flat().at(-1));
	const place = readListQuery({
		...query,
		cid: cid === allGoods ? undefined : cid,
		title: keyword,
	});
	if (!number || !place) return undefined;
	return {
		id: number,
		cid: place.cid,
		keyword: place.title,
		sort: place.sort ?? "default",
		page: place.page ?? 1,
	};
}

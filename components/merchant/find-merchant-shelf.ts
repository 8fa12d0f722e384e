import {
	type CategoryPlace,
	findCategory,
} from "@/components/list/find-category";
import type { DataOf } from "@/gateway/contract/call";
import type { listGoods } from "@/gateway/contract/goods";
import type {
	MerchantCategory,
	MerchantDetail,
} from "@/gateway/contract/merchant";
import { readGoodsList } from "@/lib/cached/goods";
import { readCategoriesOfMerchant, readMerchant } from "@/lib/cached/merchant";
import { currentLocale } from "@/lib/i18n/locale";
import { readListPlace } from "@/lib/list-query";
import { wholeRange } from "@/lib/merchant-path";
import type { MerchantShelf } from "@/lib/page-places";
import { sortParameters } from "@/lib/routes";
import { wholeNumber } from "@/lib/whole-number";

const goodsPerPage = 24;

type Shelf = MerchantShelf & Required<Pick<MerchantShelf, "sort" | "page">>;

export interface FoundMerchantShelf {
	shelf: Shelf;
	merchant: MerchantDetail;
	/** Where it has goods. */
	tree: MerchantCategory[];
	/** Absent where the shelf holds goods of every category. */
	category?: CategoryPlace;
	goods: DataOf<typeof listGoods>;
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
		...{ merId: id, cid, keyword, page, limit: goodsPerPage },
		...sortParameters(sort),
	});
	if (page > Math.max(goods.totalPage, 1)) return undefined;
	return { shelf, merchant, tree, category, goods };
}

/** The latest of several values counts. */
function readShelf({ id, cid, keyword, ...query }: Query): Shelf | undefined {
	const number = wholeNumber([id].flat().at(-1));
	const place = readListPlace({
		...query,
		cid: cid === wholeRange ? undefined : cid,
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

import {
	type CategoryQuery,
	findCategory,
} from "@/components/catalog/list/find-category";
import type { DataOf } from "@/gateway/contract/call";
import type { CategoryNode } from "@/gateway/contract/catalog/category";
import type { listGoods } from "@/gateway/contract/catalog/goods";
import type { Store } from "@/gateway/contract/delivery/store";
import { readGoodsList } from "@/lib/cached/goods";
import { readStore, readStoreCategories } from "@/lib/cached/store";
import { currentLocale } from "@/lib/i18n/locale";
import { goodsPerPage, readListQuery } from "@/lib/routes/list-query";
import type { StoreShelf } from "@/lib/routes/page-queries";
import { sortParameters } from "@/lib/routes/paths";
import { wholeShelf } from "@/lib/routes/store-path";
import { wholeNumber } from "@/lib/routes/whole-number";

/** With nothing left unsaid; without a category it holds all that the store sells. */
type Shelf = Required<Omit<StoreShelf, "cid">> & Pick<StoreShelf, "cid">;

export interface FoundShelf {
	shelf: Shelf;
	store: Store;
	/** All that the store sells. */
	trees: CategoryNode[];
	/** Absent where the shelf holds goods of every category. */
	category?: CategoryQuery;
	goods: DataOf<typeof listGoods>;
}

interface ShelfPath {
	id: string;
	cid: string;
	sort: string;
	page: string;
}

/** Undefined for an unknown store, a category in which it sells nothing, and a page behind the last goods. */
export async function findShelf(
	given: ShelfPath,
): Promise<FoundShelf | undefined> {
	const shelf = readShelf(given);
	if (!shelf) return undefined;
	const locale = await currentLocale();
	const [store, trees] = await Promise.all([
		readStore(locale, shelf.id),
		readStoreCategories(locale, shelf.id),
	]);
	if (!store) return undefined;
	const { cid, sort, page } = shelf;
	const category = cid === undefined ? undefined : findCategory(trees, cid);
	if (cid !== undefined && !category) return undefined;
	const goods = await readGoodsList(locale, {
		merId: store.merId,
		cartType: "SUPERMARKET",
		cid,
		page,
		limit: goodsPerPage,
		...sortParameters(sort),
	});
	if (page > Math.max(goods.totalPage, 1)) return undefined;
	return { shelf, store, trees, category, goods };
}

function readShelf({ id, cid, sort, page }: ShelfPath): Shelf | undefined {
	const store = wholeNumber(id);
	const place = readListQuery({
		cid: cid === wholeShelf ? undefined : cid,
		sort,
		page,
	});
	if (!store || !place) return undefined;
	return {
		id: store,
		cid: place.cid,
		sort: place.sort ?? "default",
		page: place.page ?? 1,
	};
}

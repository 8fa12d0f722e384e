import { isListSort, paths } from "./paths";
import { wholeNumber } from "./whole-number";

const detail = "/store/store_detail";
const shelf = "/store/store_category";
const search = "/store/store_list";
const innerDetail = /^\/store\/store_detail\/([^/]+)$/;
const innerShelf =
	/^\/store\/store_category\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** No store, category or page has this number: its stored page is the 404. */
const nowhere = 0;

/** Stands for the category where a shelf holds all that a store sells. */
export const wholeShelf = "all";

/**
 * Stores are few and so are the categories, sorts and pages of their shelves: each is stored whole under a path of its
 * own. Undefined where no store is named, and for what is found by words.
 */
export function storedStorePath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if ((path !== detail && path !== shelf) || !query.has("id")) return undefined;
	const id = wholeNumber(query.get("id")) ?? nowhere;
	if (path === detail) return `${detail}/${id}`;
	const cid = query.has("cid")
		? (wholeNumber(query.get("cid")) ?? nowhere)
		: wholeShelf;
	const sort = query.get("sort");
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	return `${shelf}/${id}/${cid}/${isListSort(sort) ? sort : "default"}/${page}`;
}

/** Whether neither a store nor words are named: then the page of all stores answers. */
export function isNoStore(path: string, query: URLSearchParams): boolean {
	if (path === search) return !query.get("keyword")?.trim();
	return (path === detail || path === shelf) && !query.has("id");
}

/** The one address of a page whose inner path somebody asked for; undefined for other paths. */
export function storeAddress(path: string): string | undefined {
	const store = wholeNumber(innerDetail.exec(path)?.[1]);
	if (store) return paths.store(store);
	const [, id, cid, sort, page] = innerShelf.exec(path) ?? [];
	const numbers = { id: wholeNumber(id), page: wholeNumber(page) };
	const category = cid === wholeShelf ? undefined : wholeNumber(cid);
	if (!numbers.id || !numbers.page || !isListSort(sort)) return undefined;
	if (cid !== wholeShelf && !category) return undefined;
	return paths.storeShelf({
		id: numbers.id,
		cid: category,
		sort,
		page: numbers.page,
	});
}

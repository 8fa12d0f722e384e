import { paths } from "./paths";
import { nowhere, readShelf, storedShelf, whole } from "./shelf-path";
import { wholeNumber } from "./whole-number";

const detail = "/store/store_detail";
const shelf = "/store/store_category";
const search = "/store/store_list";
const innerDetail = /^\/store\/store_detail\/([^/]+)$/;

/** Stands for the category where a shelf holds all that a store sells. */
export const wholeShelf = whole;

/**
 * Stores are few and so are the categories, sorts and pages of their shelves: each is stored whole under a path of its
 * own. Undefined where no store is named, and for what is found by words.
 */
export function storedStorePath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if ((path !== detail && path !== shelf) || !query.has("id")) return undefined;
	return path === detail
		? `${detail}/${wholeNumber(query.get("id")) ?? nowhere}`
		: storedShelf(shelf, query);
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
	const place = readShelf(shelf, path);
	return place && paths.storeShelf(place);
}

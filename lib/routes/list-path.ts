import type { CartType } from "@/gateway/contract/values";
import { readFilters } from "./list-filters";
import { isListSort, paths } from "./paths";
import { wholeNumber } from "./whole-number";

const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];
const search = "/goods/goods_search";
const inner = /^\/goods\/goods_search\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** No category and no page has this number: its stored page is the 404. */
const nowhere = 0;

/**
 * Category lists are finite (category, sort, page), so each is stored whole under a path of its own. Parameters that
 * say nothing about a list, such as those of a newsletter's link, make no other page of it. Undefined for what has no
 * end: free text, filters, and a list without a category.
 */
export function storedListPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if (path !== search || query.get("title") || !query.has("cid"))
		return undefined;
	if (readFilters((name) => query.get(name))) return undefined;
	const cid = wholeNumber(query.get("cid")) ?? nowhere;
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	const sort = query.get("sort");
	return `${search}/${cid}/${isListSort(sort) ? sort : "default"}/${page}`;
}

/** Whether a list is asked for without saying of what: then the page of all categories answers. */
export function isBareList(path: string, query: URLSearchParams): boolean {
	return (
		path === search &&
		!query.has("cid") &&
		!query.get("title")?.trim() &&
		!areas.some((area) => area === query.get("cartType")?.trim())
	);
}

/** The one address of a list whose inner path somebody asked for; undefined for other paths. */
export function listAddress(path: string): string | undefined {
	const [, cid, sort, page] = inner.exec(path) ?? [];
	const list = { cid: wholeNumber(cid), page: wholeNumber(page) };
	if (!list.cid || !list.page || !isListSort(sort)) return undefined;
	return paths.goodsList({ ...list, sort });
}

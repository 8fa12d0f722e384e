import type { CartType } from "@/gateway/contract/values";
import { isListSort, paths } from "./paths";
import { readFilters } from "./read-filters";
import { wholeNumber } from "./whole-number";

const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];
const search = "/goods/goods_search";
const inner = /^\/goods\/goods_search\/([^/]+)\/([^/]+)\/([^/]+)$/;
const innerWords =
	/^\/goods\/goods_search\/words\/([^/]+)\/([^/]+)\/([^/]+)\/([^/]+)$/;

/** No category and no page has this number: its stored page is the 404. */
const nowhere = 0;

/** Longer ones are asked for once. */
const storedWordsMax = 60;
/** Where the path of some words says that they are looked for in both areas. */
const everywhere = "all";

/**
 * Category lists are finite (category, sort, page), so each is stored whole under a path of its own. So are the results
 * of some words, by area, sort and page: those that many look for stay in store, the others make way. Parameters that
 * say nothing about a list, such as those of a newsletter's link, make no other page of it. Undefined for what is
 * rendered for each request: filters, many words, words within a category, and a list without a category.
 */
export function storedListPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if (path !== search || readFilters((name) => query.get(name)))
		return undefined;
	const words = query.get("title")?.trim();
	if (words) return storedWordsPath(words, query);
	if (!query.has("cid")) return undefined;
	const cid = wholeNumber(query.get("cid")) ?? nowhere;
	return `${search}/${cid}/${sortAndPage(query)}`;
}

function sortAndPage(query: URLSearchParams): string {
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	const sort = query.get("sort");
	return `${isListSort(sort) ? sort : "default"}/${page}`;
}

function storedWordsPath(
	words: string,
	query: URLSearchParams,
): string | undefined {
	if (words.length > storedWordsMax || query.has("cid")) return undefined;
	const encoded = Buffer.from(words).toString("base64url");
	const cartType = query.get("cartType")?.trim();
	const area = areas.find((one) => one === cartType) ?? everywhere;
	return `${search}/words/${encoded}/${area}/${sortAndPage(query)}`;
}

/** The words that a part of a stored path stands for; undefined where it says none. */
export function readStoredWords(encoded: string): string | undefined {
	const words = Buffer.from(encoded, "base64url").toString();
	const isTheirs = Buffer.from(words).toString("base64url") === encoded;
	return isTheirs && words === words.trim() && words ? words : undefined;
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
	const [, encoded = "", area, ...ofWords] = innerWords.exec(path) ?? [];
	const title = readStoredWords(encoded);
	const [, categoryId, ...ofCategory] = inner.exec(path) ?? [];
	const cid = wholeNumber(categoryId);
	const [sort, number] = title ? ofWords : ofCategory;
	const page = wholeNumber(number);
	if (!page || !isListSort(sort)) return undefined;
	const cartType = areas.find((one) => one === area);
	if (title && (cartType || area === everywhere))
		return paths.goodsList({ title, cartType, sort, page });
	return cid ? paths.goodsList({ cid, sort, page }) : undefined;
}

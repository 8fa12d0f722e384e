import type { CartType } from "@/gateway/contract/values";
import { isListSort, paths } from "./paths";
import { readFilters } from "./read-filters";
import { wholeNumber } from "./whole-number";

const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];
const search = "/goods/goods_search";
const inner = /^\/goods\/goods_search\/([^/]+)\/([^/]+)\/([^/]+)$/;
const innerWords = /^\/goods\/goods_search\/words\/([^/]+)$/;

/** No category and no page has this number: its stored page is the 404. */
const nowhere = 0;

/** Longer ones are asked for once. */
const storedWordsMax = 60;
/** What makes another list of the same words; whatever else an address says does not. */
const narrowing = ["cid", "cartType", "sort", "page"];

/**
 * Category lists are finite (category, sort, page), so each is stored whole under a path of its own. So are the first
 * results of some words: those that many look for stay in store, the others make way. Parameters that say nothing about
 * a list, such as those of a newsletter's link, make no other page of it. Undefined for what is rendered for each
 * request: filters, further pages and other orders of words, and a list without a category.
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
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	const sort = query.get("sort");
	return `${search}/${cid}/${isListSort(sort) ? sort : "default"}/${page}`;
}

function storedWordsPath(
	words: string,
	query: URLSearchParams,
): string | undefined {
	if (words.length > storedWordsMax) return undefined;
	if (narrowing.some((name) => query.has(name))) return undefined;
	return `${search}/words/${Buffer.from(words).toString("base64url")}`;
}

/** The words of a stored path's last part; undefined where it says none. */
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
	const [, encoded = ""] = innerWords.exec(path) ?? [];
	const title = readStoredWords(encoded);
	if (title) return paths.goodsList({ title });
	const [, cid, sort, page] = inner.exec(path) ?? [];
	const list = { cid: wholeNumber(cid), page: wholeNumber(page) };
	if (!list.cid || !list.page || !isListSort(sort)) return undefined;
	return paths.goodsList({ ...list, sort });
}

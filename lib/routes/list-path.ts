import { readListQuery } from "./list-query";
import { isEverything, type ListQuery, paths } from "./paths";

const search = "/goods/goods_search";

/** No category has this number: its stored page is the 404. */
const nowhere = `${search}/0/default/1`;

/** Longer ones are asked for once. */
const storedWordsMax = 60;
/** Where the path of some words says that they are looked for in both areas. */
const everywhere = "all";

/** Of a repeated parameter the first counts. */
function readParameters(query: URLSearchParams): ListQuery | undefined {
	return readListQuery(Object.fromEntries([...query].reverse()));
}

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
	if (path !== search) return undefined;
	const place = readParameters(query);
	return place ? storedPathOf(place) : nowhere;
}

/** {@link storedListPath} of what was read already. */
export function storedPathOf(place: ListQuery): string | undefined {
	const { cid, title, cartType = everywhere, sort, page } = place;
	if (place.filters || (title && cid)) return undefined;
	if (cid) return `${search}/${cid}/${sort}/${page}`;
	if (!title || title.length > storedWordsMax) return undefined;
	const words = Buffer.from(title).toString("base64url");
	return `${search}/words/${words}/${cartType}/${sort}/${page}`;
}

/** Whether a list is asked for without saying of what: then the page of all categories answers. */
export function isBareList(path: string, query: URLSearchParams): boolean {
	const place = path === search ? readParameters(query) : undefined;
	return place !== undefined && isEverything(place);
}

/** What stands in an inner path behind that of all lists; undefined for what no address leads to. */
export function readListParts(...parts: string[]): ListQuery | undefined {
	const [page, sort, of = "", words] = parts.toReversed();
	const title = words && Buffer.from(words, "base64url").toString();
	const named = title ? { title, cartType: of } : { cid: of };
	const place = readListQuery({ ...named, sort, page });
	const inner = [search, ...parts].join("/");
	return place && storedPathOf(place) === inner ? place : undefined;
}

/** The one address of a list whose inner path somebody asked for; undefined for other paths. */
export function listAddress(path: string): string | undefined {
	if (!path.startsWith(`${search}/`)) return undefined;
	const place = readListParts(...path.split("/").slice(3));
	return place && paths.goodsList(place);
}

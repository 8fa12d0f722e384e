import { paths } from "./paths";
import { nowhere, readShelf, storedShelf, whole } from "./shelf-path";
import { wholeNumber } from "./whole-number";

// Merchants are few, and so are the categories, sorts and pages of their goods: each page is stored whole under a path
// of its own. What is found by words is not.

/** Pages of one merchant that differ by nothing else. */
const pagesOfOne: Record<string, (id: number) => string> = {
	"/merchant/home": paths.merchant,
	"/merchant/category": paths.merchantCategories,
	"/merchant/qualification": paths.merchantQualification,
	"/merchant/storeCoupon": paths.merchantCoupons,
};
const innerPage = /^(\/merchant\/\w+)\/([^/]+)$/;

const shelf = "/merchant/shop";

/** Stands for the category where a shelf holds all that a merchant sells. */
export const allGoods = whole;

/** Undefined where no merchant is named, and for what is found by words. */
export function storedMerchantPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if (!query.has("id")) return undefined;
	if (path in pagesOfOne)
		return `${path}/${wholeNumber(query.get("id")) ?? nowhere}`;
	if (path !== shelf || query.get("keyword")?.trim()) return undefined;
	return storedShelf(shelf, query);
}

/** Whether a merchant's page is asked for without saying whose: then the street, which shows all merchants, answers. */
export function isBareFront(path: string, query: URLSearchParams): boolean {
	return (path in pagesOfOne || path === shelf) && !query.has("id");
}

/** The one address of such a page whose inner path somebody asked for; undefined for other paths. */
export function merchantAddress(path: string): string | undefined {
	const [, page = "", of] = innerPage.exec(path) ?? [];
	const one = wholeNumber(of);
	if (one) return pagesOfOne[page]?.(one);
	const place = readShelf(shelf, path);
	return place && paths.merchantShelf(place);
}

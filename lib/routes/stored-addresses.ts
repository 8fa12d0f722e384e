import { campaignAddress, storedCampaignPath } from "./campaign-path";
import { contentAddress, storedContentPath } from "./content-path";
import { goodsAddress, storedGoodsPath } from "./goods-path";
import { isBareList, listAddress, storedListPath } from "./list-path";
import {
	isBareFront,
	merchantAddress,
	storedMerchantPath,
} from "./merchant-path";
import { paths } from "./paths";
import { isNoStore, storeAddress, storedStorePath } from "./store-path";
import { isLikeNone, storedStreetPath, streetAddress } from "./street-path";

/**
 * The path under which a page is kept: its own, or, where pages differ by their query and there is an end to them, one
 * that says what the query says.
 */
export function innerPath(path: string, query: URLSearchParams): string {
	return (
		storedListPath(path, query) ??
		storedGoodsPath(path, query) ??
		storedMerchantPath(path, query) ??
		storedStreetPath(path, query) ??
		storedStorePath(path, query) ??
		storedContentPath(path, query) ??
		storedCampaignPath(path, query) ??
		path
	);
}

/** The one address of a page whose inner path somebody asked for; undefined for other paths. */
export function outerAddress(path: string): string | undefined {
	return (
		listAddress(path) ??
		goodsAddress(path) ??
		merchantAddress(path) ??
		streetAddress(path) ??
		storeAddress(path) ??
		contentAddress(path) ??
		campaignAddress(path)
	);
}

/** The page to choose from, where an address does not say which list, merchant or store; undefined for other paths. */
export function choiceAddress(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if (isBareList(path, query)) return paths.categories();
	if (isNoStore(path, query)) return paths.stores();
	const isAnyone = isBareFront(path, query) || isLikeNone(path, query);
	return isAnyone ? paths.street() : undefined;
}

/** Many words, filters and whole areas are asked for once: their pages are rendered for each request. So is one that redirects. */
const renderedEachTime = [
	"/goods/goods_search",
	"/merchant/category",
	"/merchant/home",
	"/merchant/merchant_more",
	"/merchant/merchant_street",
	"/merchant/qualification",
	"/merchant/shop",
	"/merchant/storeCoupon",
	"/store/store_list",
	"/store/store_category",
	"/store/store_detail",
];

/** Shared caches keep it for a minute; browsers ask each time and mostly hear that nothing has changed. */
export const sharedForAMinute =
	"public, max-age=0, must-revalidate, s-maxage=60";

/**
 * How long caches may keep the page of an inner path; undefined where the page says so itself. Next's own words would
 * have browsers show a page from their cache for an hour while they fetch the next one: shoppers would see old prices.
 */
export function cacheControlOf(inner: string): string | undefined {
	if (renderedEachTime.includes(inner)) return undefined;
	return sharedForAMinute;
}

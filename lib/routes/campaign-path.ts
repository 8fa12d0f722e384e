import type { CartType } from "@/gateway/contract/values";
import { paths } from "./paths";
import { wholeNumber } from "./whole-number";

const activity = "/activity_list";
const promotion = "/promotionList";
const leaderboard = "/index_back";
const areas: readonly CartType[] = ["SUPERMARKET", "E_COMMERCE"];

/** Nothing has this number: its stored page is the 404. */
const nowhere = 0;

const areaOf = (text: string | null | undefined) =>
	areas.find((area) => area === text);

/**
 * An activity, a page of reduced goods and a leaderboard are stored whole under a path of their own. Undefined for
 * whatever is none of them, and for their first pages without a query.
 */
export function storedCampaignPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	const area = areaOf(query.get("cartType"));
	if (path === activity && query.has("id"))
		return `${activity}/${wholeNumber(query.get("id")) ?? nowhere}`;
	if (path === leaderboard && area) return `${leaderboard}/${area}`;
	if (path !== promotion) return undefined;
	if (!query.has("cid")) return area && `${promotion}/${area}/1`;
	const cid = wholeNumber(query.get("cid")) ?? nowhere;
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	return `${promotion}/${cid}/${page}`;
}

/** The one address of a page whose inner path somebody asked for; undefined for other paths. */
export function campaignAddress(path: string): string | undefined {
	const [, kind, scope, rest] =
		/^(\/activity_list|\/promotionList|\/index_back)\/([^/]+)(?:\/([^/]+))?$/.exec(
			path,
		) ?? [];
	const id = wholeNumber(scope);
	const cartType = areaOf(scope);
	if (kind === activity) return id && !rest ? paths.activities(id) : undefined;
	if (kind === leaderboard)
		return cartType && !rest ? paths.leaderboard(cartType) : undefined;
	const page = wholeNumber(rest);
	if (kind !== promotion || !page) return undefined;
	if (cartType) return paths.promotions({ cartType });
	return id ? paths.promotions({ cid: id, page }) : undefined;
}

/** What the two parts of a stored promotion's path say; undefined for a path that says nothing. */
export function readPromotionScope(scope: string, page: string) {
	const cartType = areaOf(scope);
	if (cartType) return page === "1" ? { cartType } : undefined;
	const place = { cid: wholeNumber(scope), page: wholeNumber(page) };
	return place.cid && place.page
		? { cid: place.cid, page: place.page }
		: undefined;
}

export function readArea(text: string): CartType | undefined {
	return areaOf(text);
}

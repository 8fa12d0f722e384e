import { streetSorts } from "@/gateway/contract/marketplace/street-terms";
import { merchantTypes } from "@/gateway/contract/merchant-type";
import type { CartType } from "@/gateway/contract/values";
import type { MerchantKin, StreetQuery } from "./page-queries";
import { paths } from "./paths";
import { wholeNumber } from "./whole-number";

// The street of merchants has an end: each of its pages is stored whole under a path of its own. What is found by
// names is not.

const street = "/merchant/merchant_street";
const more = "/merchant/merchant_more";
const areas: CartType[] = ["SUPERMARKET", "E_COMMERCE"];

/** No category and no page has this number: its stored page is the 404. */
const nowhere = 0;

/** Stands in an inner path for what an address leaves open. */
const open = "all";

type Parameter = (name: string) => string | null | undefined;

function pick<Value extends string>(
	all: readonly Value[],
	text: string | null | undefined,
): Value | undefined {
	return all.find((one) => one === text);
}

/** A number of the address; `nowhere` for what can be none, undefined where it says nothing. */
function numberOf(parameter: Parameter, name: string): number | undefined {
	const text = parameter(name);
	return text ? (wholeNumber(text) ?? nowhere) : undefined;
}

/** What nobody knows says nothing, but for a category or a page that can be none: its number is 0. */
export function readStreet(parameter: Parameter): StreetQuery {
	return {
		cartType: pick(areas, parameter("cartType")),
		cid: numberOf(parameter, "cid"),
		merchantType: pick(merchantTypes, parameter("merchantType")),
		keyword: parameter("keyword")?.trim() || undefined,
		sort: pick(streetSorts, parameter("sort")) ?? "range",
		page: numberOf(parameter, "page") ?? 1,
	};
}

/**
 * Undefined for other pages, for what is found by words, and for more merchants like none; for the whole street too: a
 * stored page reads no query, and a browser's router would take it for those of all queries.
 */
export function storedStreetPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	const place = readStreet((name) => query.get(name));
	const { cartType = open, cid = open, merchantType = open, page } = place;
	if (path === street && query.size > 0 && !place.keyword)
		return `${street}/${cartType}/${cid}/${merchantType}/${place.sort}/${page}`;
	const kin = place.cid ?? place.merchantType;
	return path === more && kin !== undefined
		? `${more}/${kin}/${page}`
		: undefined;
}

/** Whether more merchants are asked for without saying like which: then the street answers. */
export function isLikeNone(path: string, query: URLSearchParams): boolean {
	return path === more && storedStreetPath(path, query) === undefined;
}

/** The parts of an inner path of the street, by the names of its route. */
export interface StreetParts {
	area: string;
	cid: string;
	kind: string;
	sort: string;
	page: string;
}

/** Undefined for what no address leads to. */
export function readStreetParts(parts: StreetParts): StreetQuery | undefined {
	const { area, cid, kind, sort, page } = parts;
	const isKnown =
		(area === open || pick(areas, area)) &&
		(kind === open || pick(merchantTypes, kind)) &&
		(cid === open || wholeNumber(cid)) &&
		pick(streetSorts, sort) &&
		wholeNumber(page);
	if (!isKnown) return undefined;
	const given: Record<string, string> = {
		cartType: area,
		merchantType: kind,
		sort,
		page,
		...(cid !== open && { cid }),
	};
	return readStreet((name) => given[name]);
}

/** Of which others are more; undefined for what no address leads to. */
export function readKin(part: string): MerchantKin | undefined {
	const merchantType = pick(merchantTypes, part);
	if (merchantType) return { merchantType };
	const cid = wholeNumber(part);
	return cid === undefined ? undefined : { cid };
}

/** The one address of such a page whose inner path somebody asked for; undefined for other paths. */
export function streetAddress(path: string): string | undefined {
	const [, first, name, ...parts] = path.split("/");
	const root = `/${first}/${name}`;
	if (root === street && parts.length === 5) {
		const [area = "", cid = "", kind = "", sort = "", page = ""] = parts;
		const place = readStreetParts({ area, cid, kind, sort, page });
		return place && paths.street(place);
	}
	if (root !== more || parts.length !== 2) return undefined;
	const [kin, page] = [readKin(parts[0] ?? ""), wholeNumber(parts[1])];
	return kin && page ? paths.moreMerchants(kin, page) : undefined;
}

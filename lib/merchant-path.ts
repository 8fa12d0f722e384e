import { paths } from "./routes";
import { wholeNumber } from "./whole-number";

const front = "/merchant/home";
const coupons = "/merchant/storeCoupon";
const innerCoupons = /^\/merchant\/storeCoupon\/([^/]+)$/;
const inner = /^\/merchant\/home\/([^/]+)\/([^/]+)$/;

/** No merchant and no page has this number: its stored page is the 404. */
const nowhere = 0;

/** A merchant's front is stored whole, a page of its goods at a time, under a path of its own; so are its coupons. Undefined where none is named. */
export function storedMerchantPath(
	path: string,
	query: URLSearchParams,
): string | undefined {
	if ((path !== front && path !== coupons) || !query.has("id"))
		return undefined;
	const id = wholeNumber(query.get("id")) ?? nowhere;
	if (path === coupons) return `${coupons}/${id}`;
	const page = wholeNumber(query.get("page") ?? "1") ?? nowhere;
	return `${front}/${id}/${page}`;
}

/** Whether a front, or its coupons, are asked for without saying whose: then the mall, which shows all merchants, answers. */
export function isBareFront(path: string, query: URLSearchParams): boolean {
	return (path === front || path === coupons) && !query.has("id");
}

/** The one address of such a page whose inner path somebody asked for; undefined for other paths. */
export function merchantAddress(path: string): string | undefined {
	const ofCoupons = wholeNumber(innerCoupons.exec(path)?.[1]);
	if (ofCoupons) return paths.merchantCoupons(ofCoupons);
	const numbers = (inner.exec(path) ?? []).slice(1).map(wholeNumber);
	const [id, page] = numbers;
	return id && page ? paths.merchant(id, page) : undefined;
}

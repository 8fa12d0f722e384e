import { type NextRequest, NextResponse } from "next/server";
import {
	contentPolicy,
	permissionsPolicy,
} from "./lib/http/security-headers.js";
import { askedLanguage } from "./lib/i18n/asked-language";
import { addressOf, readLocalePath } from "./lib/i18n/locale-path";
import { pageLeftBehind } from "./lib/i18n/page-left-behind";
import { pictureHost } from "./lib/process/env";
import {
	cacheControlOf,
	choiceAddress,
	innerPath,
	outerAddress,
} from "./lib/routes/stored-addresses";
import { pageOfTwin } from "./lib/routes/twin-path";
import { guardOf } from "./lib/session/guarded-paths";
import {
	guardedCacheControl,
	redirectGuarded,
} from "./lib/session/redirect-guarded";

/**
 * Chooses the language from the path, leads strangers to the sign-in page, and gives what is finite by its query a path
 * of its own, its Markdown twin too. Redirects only: it authorises nothing.
 */
export default async function middleware(
	request: NextRequest,
): Promise<NextResponse> {
	const { pathname, search, searchParams } = request.nextUrl;
	const plain = withoutLastSlash(pathname);
	const { locale, path, isCanonical } = readLocalePath(plain);
	if (!isCanonical || plain !== pathname)
		return redirect(request, addressOf({ locale, path }) + search);

	const page = pageOfTwin(path);
	if (page !== undefined) return twinOf(request, locale, page);

	const meant = pageMeant(request, { locale, path, searchParams });
	if (meant) return leadBack(request, meant);

	const guard = guardOf(path);
	if (guard !== "open") {
		const elsewhere = await redirectGuarded(request, { guard, locale });
		if (elsewhere) return elsewhere;
	}

	const elsewhere = choiceOf(request, path) ?? outerAddress(path);
	if (elsewhere)
		return redirect(request, addressOf({ locale, path: elsewhere }));

	const inner = innerPath(path, searchParams);
	const target = request.nextUrl.clone();
	target.pathname = `/${locale}${inner === "/" ? "" : inner}`;
	const response = NextResponse.rewrite(target);
	const cacheControl =
		guard === "open" ? cacheControlOf(inner) : guardedCacheControl;
	if (cacheControl) response.headers.set("cache-control", cacheControl);
	if (hasGoogleMap || hasStripe || pictureStore)
		response.headers.set("content-security-policy", widerPolicy);
	if (hasStripe)
		response.headers.set(
			"permissions-policy",
			permissionsPolicy({ hasStripe }),
		);
	return response;
}

function twinOf(
	{ nextUrl }: NextRequest,
	locale: string,
	page: string,
): NextResponse {
	const twin = nextUrl.clone();
	const inner = innerPath(page, nextUrl.searchParams);
	twin.pathname = `/api/markdown/${locale}${inner === "/" ? "" : inner}`;
	return NextResponse.rewrite(twin);
}

function withoutLastSlash(pathname: string): string {
	return pathname.endsWith("/") && pathname !== "/"
		? pathname.slice(0, -1)
		: pathname;
}

const hasGoogleMap = Boolean(process.env.GOOGLE_MAPS_BROWSER_KEY);
const hasStripe = Boolean(process.env.STRIPE_PUBLISHABLE_KEY);
const pictureStore = pictureHost();

/** Takes the place of the stricter one that every answer has (`next.config.js`). */
const widerPolicy = contentPolicy({
	isDevelopment: process.env.NODE_ENV === "development",
	hasGoogleMap,
	hasStripe,
	pictureStore,
});

/** The browser's router asks for a list's address without its query, to learn which route answers all its queries. */
function isFetched({ headers }: NextRequest): boolean {
	return headers.get("sec-fetch-dest") === "empty";
}

function choiceOf(request: NextRequest, path: string): string | undefined {
	if (isFetched(request)) return undefined;
	return choiceAddress(path, request.nextUrl.searchParams);
}

/** In the language that was asked for, or all of what a language link could not say. */
function pageMeant(
	{ headers, nextUrl }: NextRequest,
	asked: Parameters<typeof askedLanguage>[0],
): string | undefined {
	const spoken = askedLanguage(asked);
	if (spoken) return spoken;
	return pageLeftBehind({
		pathname: nextUrl.pathname,
		search: nextUrl.search,
		host: headers.get("host"),
		referrer: headers.get("referer"),
	});
}

/** Nobody's but this visitor's: it hangs on where they came from, or what they read. */
function leadBack(request: NextRequest, address: string): NextResponse {
	const response = NextResponse.redirect(new URL(address, request.url), 307);
	response.headers.set("cache-control", guardedCacheControl);
	return response;
}

/** Kept by browsers: these addresses never become pages of their own. */
function redirect(request: NextRequest, address: string): NextResponse {
	return NextResponse.redirect(new URL(address, request.url), 308);
}

export const config = {
	// The edge sandbox took twice the time of everything else that a stored page needs.
	runtime: "nodejs",
	matcher: [
		"/((?!api/|_next/|sample/|pictures/|ucp/|oauth/|\\.well-known/|healthz$|readyz$|.*\\.[a-z0-9]{2,5}$).*)",
		"/((?!api/|_next/|sample/|pictures/|uploads/).*\\.md)",
	],
};

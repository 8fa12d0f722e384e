import { type NextRequest, NextResponse } from "next/server";
import type { LocaleCode } from "@/gateway/contract/locale";
import { addressOf } from "../i18n/locale-path";
import { paths } from "../routes/paths";
import { fromPathCookie, fromPathSeconds } from "./from-path";
import type { Guard } from "./guarded-paths";
import { isHttps, sessionCookie } from "./session-cookie";
import { seemsOpen } from "./session-token";

/** Neither a page behind a guard nor the way to it is anybody else's. */
export const guardedCacheControl = "private, no-store";

interface Asked {
	guard: Exclude<Guard, "open">;
	locale: LocaleCode;
}

/**
 * Where a guarded page's visitor belongs instead: a stranger on a protected page signs in first, whoever is signed in
 * needs no sign-in page. Undefined for those in the right place. The way back is remembered in a cookie.
 */
export async function redirectGuarded(
	request: NextRequest,
	{ guard, locale }: Asked,
): Promise<NextResponse | undefined> {
	const { SITE_URL, TOKEN_SECRET } = process.env;
	const token = request.cookies.get(sessionCookie(SITE_URL))?.value;
	const isSignedIn = await seemsOpen(token, TOKEN_SECRET);
	if (isSignedIn === (guard === "protected")) return undefined;

	const path = guard === "protected" ? paths.login() : paths.home();
	const response = NextResponse.redirect(
		new URL(addressOf({ locale, path }), request.url),
		307,
	);
	response.headers.set("cache-control", guardedCacheControl);
	if (guard === "protected")
		response.cookies.set(
			fromPathCookie,
			request.nextUrl.pathname + request.nextUrl.search,
			{
				path: "/",
				sameSite: "lax",
				secure: isHttps(SITE_URL),
				maxAge: fromPathSeconds,
			},
		);
	return response;
}

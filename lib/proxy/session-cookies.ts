import type { NextResponse } from "next/server";
import { env } from "../process/env";
import { hintCookie, type SignedInHint, writeHint } from "../session/hint";
import {
	isHttps,
	sessionCookie,
	sessionSeconds,
} from "../session/session-cookie";

interface Kept {
	session: string;
	hint: string;
	maxAge: number;
}

function setCookies({ cookies }: NextResponse, kept: Kept): void {
	const siteUrl = env().SITE_URL;
	const attributes = {
		path: "/",
		sameSite: "lax",
		secure: isHttps(siteUrl),
		maxAge: kept.maxAge,
	} as const;
	cookies.set(sessionCookie(siteUrl), kept.session, {
		...attributes,
		httpOnly: true,
	});
	cookies.set(hintCookie, kept.hint, attributes);
}

/** The token where no script reads it, and beside it what a script may know. */
export function keepSession(
	response: NextResponse,
	{ token, hint }: { token: string; hint: SignedInHint },
): void {
	setCookies(response, {
		session: token,
		hint: writeHint(hint),
		maxAge: sessionSeconds,
	});
}

export function dropSession(response: NextResponse): void {
	setCookies(response, { session: "", hint: "", maxAge: 0 });
}

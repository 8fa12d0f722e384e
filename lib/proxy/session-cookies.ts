import { randomUUID } from "node:crypto";
import { serialize } from "hono/utils/cookie";
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

function setCookies({ headers }: Response, kept: Kept): void {
	const siteUrl = env().SITE_URL;
	const attributes = {
		path: "/",
		sameSite: "Lax",
		secure: isHttps(siteUrl),
		maxAge: kept.maxAge,
	} as const;
	const { session, hint } = kept;
	const cookies = [
		serialize(sessionCookie(siteUrl), session, {
			...attributes,
			httpOnly: true,
		}),
		serialize(hintCookie, hint, attributes),
	];
	for (const cookie of cookies) headers.append("set-cookie", cookie);
}

/** The token where no script reads it, and beside it what a script may know. */
export function keepSession(
	response: Response,
	{ token, hint }: { token: string; hint: SignedInHint },
): void {
	setCookies(response, {
		session: token,
		hint: writeHint({ ...hint, key: randomUUID() }),
		maxAge: sessionSeconds,
	});
}

export function dropSession(response: Response): void {
	setCookies(response, { session: "", hint: "", maxAge: 0 });
}

import { isStreamPath } from "@/gateway/contract/care/stream-terms";
import { loginByTwitter, logout } from "@/gateway/contract/identity/login";
import {
	defaultLocale,
	isLocaleCode,
	type LocaleCode,
} from "@/gateway/contract/locale";
import { isNewer, olderHeader, releaseHeader } from "@/lib/http/release";
import { isFromOwnPage, isSameOrigin } from "@/lib/http/same-origin";
import type { Caller } from "@/lib/transport/gateway-headers";
import { sendToGateway } from "@/lib/transport/gateway-transport";
import { version } from "@/package.json";
import { answerTo } from "./answer";
import { callerOf } from "./caller";
import { isProviderNotice, passNotice } from "./provider-notice";
import { sentBody } from "./sent-body";

/** Calls by GET that change who is signed in; a picture on another site must not be able to make them. */
const changing: readonly string[] = [logout.path, loginByTwitter.path];

/** The browser's door to the gateway. What the gateway answers goes back as it is; its secrets and the token stay here. */
export async function pass(request: Request): Promise<Response> {
	const { pathname: path, searchParams: query } = new URL(request.url);
	if (isProviderNotice(request, path)) return passNotice(request);
	if (!isSameOrigin(request)) return refuse();
	if (isNewer(request.headers.get(releaseHeader), version))
		return refuse(503, { [olderHeader]: version });
	if (changing.includes(path) && !isFromOwnPage(request)) return refuse();
	// Nobody would read it, nor end it.
	if (isStreamPath(path) && request.method !== "GET") return refuse();
	const asked = request.headers.get("accept-language");
	const locale = isLocaleCode(asked) ? asked : defaultLocale;
	const caller = callerOf(request);
	const answer = await sendToGateway({
		method: request.method === "POST" ? "POST" : "GET",
		path,
		query,
		...(await sentBody(request, path)),
		locale,
		caller,
	});
	const hasSession = caller.token !== undefined;
	const { response, opens } = await answerTo({ path, hasSession }, answer);
	if (opens && hasSession) await endSession(caller, locale);
	return response;
}

/** Nobody who knew the browser's earlier token keeps it. The new session does not depend on it. */
async function endSession(caller: Caller, locale: LocaleCode): Promise<void> {
	try {
		await sendToGateway({ method: "GET", path: logout.path, locale, caller });
	} catch {
		// A gateway out of reach: the token runs out by itself.
	}
}

function refuse(status = 403, headers: Record<string, string> = {}): Response {
	return Response.json(
		{ code: status, message: "", data: null },
		{ status, headers: { "cache-control": "private, no-store", ...headers } },
	);
}

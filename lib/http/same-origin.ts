/**
 * Lets through what this site's own pages ask for. Browsers name the origin of a write and, in `Sec-Fetch-Site`, the
 * relation of every request; callers that are no browsers send neither and carry no cookie to misuse.
 */
export function isSameOrigin(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site !== null && site !== "same-origin" && site !== "none") return false;
	const origin = request.headers.get("origin");
	return origin === null || hostOf(origin) === request.headers.get("host");
}

/**
 * The same for a GET that does something: a page's own request alone counts, neither an address that was typed or
 * followed nor one whose origin nobody vouches for. Browsers without `Sec-Fetch-Site` name our own page as referrer.
 */
export function isFromOwnPage(request: Request): boolean {
	const site = request.headers.get("sec-fetch-site");
	if (site !== null) return site === "same-origin";
	const referrer = request.headers.get("referer");
	return referrer !== null && hostOf(referrer) === request.headers.get("host");
}

function hostOf(origin: string): string | undefined {
	return URL.canParse(origin) ? new URL(origin).host : undefined;
}
